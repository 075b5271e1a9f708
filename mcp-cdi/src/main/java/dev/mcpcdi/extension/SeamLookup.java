package dev.mcpcdi.extension;

import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.server.Seams;
import dev.mcpcdi.spi.EventStore;
import dev.mcpcdi.spi.RequestStateCodec;
import dev.mcpcdi.spi.SubscriptionBus;
import dev.mcpcdi.spi.Visibility;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.spi.BeanManager;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Finds the beans by which an application takes the place of something of ours. */
final class SeamLookup {

    private final BeanManager beans;
    private final Problems problems;

    private SeamLookup(BeanManager beans, Problems problems) {
        this.beans = beans;
        this.problems = problems;
    }

    /** Gives the beans when the engine starts: nobody creates the application's beans before. */
    static Supplier<Seams> of(BeanManager beans, Problems problems) {
        SeamLookup lookup = new SeamLookup(beans, problems);
        Supplier<Optional<RequestStateCodec>> codec =
                lookup.one(
                        RequestStateCodec.class,
                        ProblemCode.SEVERAL_CODECS,
                        "One seals the state of all calls.");
        Supplier<Optional<EventStore>> events =
                lookup.one(
                        EventStore.class,
                        ProblemCode.SEVERAL_EVENT_STORES,
                        "One keeps the events of all sessions.");
        Supplier<Optional<SubscriptionBus>> bus = lookup.bus();
        Supplier<Optional<Visibility>> visibility = lookup.visibility();
        return () ->
                new Seams(
                        codec.get(),
                        events.get(),
                        bus.get(),
                        visibility.get(),
                        AuditEvents.of(beans));
    }

    private Supplier<Optional<SubscriptionBus>> bus() {
        return one(
                SubscriptionBus.class,
                ProblemCode.SEVERAL_BUSES,
                "One tells all clients of changes.");
    }

    private Supplier<Optional<Visibility>> visibility() {
        return one(
                Visibility.class, ProblemCode.SEVERAL_VISIBILITIES, "One tells what callers see.");
    }

    private <T> Supplier<Optional<T>> one(Class<T> type, ProblemCode several, String rule) {
        Instance<T> found = beans.createInstance().select(type);
        if (found.isAmbiguous()) {
            problems.add(
                    several,
                    Origin.of(type),
                    "Several beans are %s: %s. %s Keep one, or make one an @Alternative with a @Priority."
                            .formatted(
                                    Words.withArticle(type.getSimpleName()),
                                    Words.and(classes(found)),
                                    rule));
        }
        return () -> found.isResolvable() ? Optional.of(found.get()) : Optional.empty();
    }

    private static List<String> classes(Instance<?> found) {
        return found.handlesStream()
                .map(handle -> handle.getBean().getBeanClass().getName())
                .sorted()
                .toList();
    }
}
