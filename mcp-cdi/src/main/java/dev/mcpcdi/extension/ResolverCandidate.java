package dev.mcpcdi.extension;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.context.spi.CreationalContext;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.InjectionPoint;
import jakarta.enterprise.inject.spi.PassivationCapable;
import jakarta.enterprise.inject.spi.Prioritized;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.Set;

/**
 * Stands for a resolver where the container matches types and qualifiers. It is never created: the
 * value is made in a call.
 */
class ResolverCandidate implements Bean<Object>, PassivationCapable {

    private static final String ID = "dev.mcpcdi.resolver:";

    private final Offer offer;
    private final int index;

    private ResolverCandidate(Offer offer, int index) {
        this.offer = offer;
        this.index = index;
    }

    /**
     * What a resolver gives, as the container sees it.
     *
     * @param owner the bean that has it
     * @param types what it gives, and all supertypes
     * @param qualifiers its qualifiers
     */
    record Offer(Bean<?> owner, Set<Type> types, Qualifiers qualifiers) {}

    /** An alternative if the bean of the resolver is one, so that it replaces others. */
    static ResolverCandidate of(Offer offer, int index, int priority) {
        return offer.owner().isAlternative()
                ? new Alternative(offer, index, priority)
                : new ResolverCandidate(offer, index);
    }

    /**
     * The index of the resolver that a bean stands for. Containers may wrap what they were given.
     */
    static int index(Bean<?> bean) {
        return Integer.parseInt(((PassivationCapable) bean).getId().substring(ID.length()));
    }

    @Override
    public String getId() {
        return ID + index;
    }

    @Override
    public Set<Type> getTypes() {
        Set<Type> types = new HashSet<>();
        offer.types().forEach(type -> types.add(wanted(type)));
        return types;
    }

    /** The bean type of what gives a type. */
    static Type wanted(Type type) {
        return JavaTypes.generic(ResolverBean.class, type);
    }

    @Override
    public Set<Annotation> getQualifiers() {
        return new HashSet<>(offer.qualifiers().all());
    }

    @Override
    public Class<? extends Annotation> getScope() {
        return Dependent.class;
    }

    @Override
    public String getName() {
        return null;
    }

    @Override
    public Set<Class<? extends Annotation>> getStereotypes() {
        return Set.of();
    }

    @Override
    public boolean isAlternative() {
        return false;
    }

    /** Of the archive that all see: a server may put the owner's class into one that none sees. */
    @Override
    public Class<?> getBeanClass() {
        return McpExtension.class;
    }

    @Override
    public Set<InjectionPoint> getInjectionPoints() {
        return Set.of();
    }

    @Override
    public Object create(CreationalContext<Object> context) {
        throw new IllegalStateException(ID + index + " is not a bean of the application.");
    }

    @Override
    public void destroy(Object instance, CreationalContext<Object> context) {
        // Nothing is ever created.
    }

    private static final class Alternative extends ResolverCandidate implements Prioritized {

        private final int priority;

        Alternative(Offer offer, int index, int priority) {
            super(offer, index);
            this.priority = priority;
        }

        @Override
        public boolean isAlternative() {
            return true;
        }

        @Override
        public int getPriority() {
            return priority;
        }
    }
}
