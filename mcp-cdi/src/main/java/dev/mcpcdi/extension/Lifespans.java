package dev.mcpcdi.extension;

import dev.mcpcdi.Lifespan;
import dev.mcpcdi.server.Readiness;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.spi.AlterableContext;
import jakarta.enterprise.context.spi.Context;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Starts and stops the beans that live as long as the application. For the container's thread. */
final class Lifespans {

    private static final Logger LOG = System.getLogger("dev.mcpcdi");

    private final List<Bean<?>> beans;
    private final Readiness readiness;
    private final Deque<Bean<?>> started = new ArrayDeque<>();

    Lifespans(List<ApplicationBean> beans, Readiness readiness) {
        this.beans =
                beans.stream()
                        .filter(bean -> isOne(bean.bean()))
                        .sorted(
                                Comparator.comparingInt(Lifespans::priority)
                                        .thenComparing(bean -> bean.javaClass().getName()))
                        .<Bean<?>>map(ApplicationBean::bean)
                        .toList();
        this.readiness = readiness;
    }

    static boolean isOne(Bean<?> bean) {
        return bean.getStereotypes().contains(Lifespan.class);
    }

    private static int priority(ApplicationBean bean) {
        return Optional.ofNullable(bean.type().getAnnotation(Priority.class))
                .map(Priority::value)
                .orElse(Integer.MAX_VALUE);
    }

    void start(BeanManager container) {
        for (Bean<?> bean : beans) {
            try {
                make(bean, container);
                started.push(bean);
            } catch (RuntimeException | Error e) {
                readiness.fail();
                LOG.log(
                        Level.ERROR,
                        "Nothing is served: @Lifespan bean {0} could not be made.",
                        bean.getBeanClass().getName());
                throw e;
            }
        }
    }

    /** The bean itself: a reference would make it no sooner than it is used. */
    private static <T> void make(Bean<T> bean, BeanManager container) {
        Context context = container.getContext(ApplicationScoped.class);
        context.get(bean, container.createCreationalContext(bean));
    }

    /** The last first; the container destroys what is made again meanwhile. */
    void stop(BeanManager container) {
        if (container.getContext(ApplicationScoped.class) instanceof AlterableContext context) {
            while (!started.isEmpty()) {
                context.destroy(started.pop());
            }
        }
    }
}
