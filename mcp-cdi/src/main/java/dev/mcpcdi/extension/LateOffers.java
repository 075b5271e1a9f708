package dev.mcpcdi.extension;

import dev.mcpcdi.MethodOffer;
import dev.mcpcdi.MethodOffers;
import dev.mcpcdi.Registration;
import dev.mcpcdi.ResourceOffer;
import dev.mcpcdi.ResourceOffers;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.TakenException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * What the application offers later, of one role.
 *
 * @param role the role
 * @param methods makes it
 * @param engine serves it
 */
record LateOffers(Role role, LateMethods methods, Supplier<Engine> engine)
        implements MethodOffers, ResourceOffers {

    @Override
    public MethodOffer offer(Class<?> bean, String method) {
        return new Late(bean, method);
    }

    @Override
    public ResourceOffer offer(String uri, Class<?> bean, String method) {
        return new LateResource(bean, method).with(role.member(), uri);
    }

    private Registration register(Class<?> bean, String name, Map<String, Object> members) {
        BeanMethod method =
                methods.find(role, bean, name, LateAnnotation.of(role.annotation(), members));
        try {
            return engine.get().add(methods.offer(method))::run;
        } catch (TakenException taken) {
            throw LateMethods.taken(
                    method,
                    taken.isAmbiguous()
                            ? ProblemCode.AMBIGUOUS_TEMPLATES
                            : ProblemCode.DUPLICATE_NAME,
                    taken.getMessage());
        }
    }

    /** The words of both kinds of offers. */
    private class Wording<T extends Wording<T>> {

        private final Class<?> bean;
        private final String method;
        private final Map<String, Object> members = new HashMap<>();

        Wording(Class<?> bean, String method) {
            this.bean = Objects.requireNonNull(bean, "bean");
            this.method = Objects.requireNonNull(method, "method");
        }

        @SuppressWarnings("unchecked") // T is the class of this
        T with(String member, String text) {
            members.put(member, Objects.requireNonNull(text, member));
            return (T) this;
        }

        public T name(String name) {
            return with("name", name);
        }

        public T title(String title) {
            return with("title", title);
        }

        public T description(String description) {
            return with("description", description);
        }

        public Registration add() {
            return register(bean, method, members);
        }
    }

    private final class Late extends Wording<Late> implements MethodOffer {

        Late(Class<?> bean, String method) {
            super(bean, method);
        }
    }

    private final class LateResource extends Wording<LateResource> implements ResourceOffer {

        LateResource(Class<?> bean, String method) {
            super(bean, method);
        }

        @Override
        public ResourceOffer mimeType(String mimeType) {
            return with("mimeType", mimeType);
        }
    }
}
