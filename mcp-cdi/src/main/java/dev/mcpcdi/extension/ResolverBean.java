package dev.mcpcdi.extension;

/**
 * The bean type by which the container matches a resolver to a parameter. A type of its own, so
 * that no injection point of the application sees the value of a resolver.
 *
 * @param <S> what the resolver gives, or a supertype of it
 */
final class ResolverBean<S> {

    private ResolverBean() {}
}
