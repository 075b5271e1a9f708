package dev.mcpcdi.extension;

import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import jakarta.enterprise.inject.spi.BeanManager;

/** What a method must be like so that its value can be wanted. */
final class ResolverRules {

    private final BeanManager beans;
    private final Problems problems;
    private final GenericTypes types = new GenericTypes();

    ResolverRules(BeanManager beans, Problems problems) {
        this.beans = beans;
        this.problems = problems;
    }

    void check(BeanMethod resolver) {
        qualified(resolver);
        single(resolver);
        if (!resolver.isGeneric()) {
            gives(resolver);
        }
    }

    private void qualified(BeanMethod resolver) {
        if (Qualifiers.of(resolver.annotated(), beans).isEmpty()) {
            add(
                    ProblemCode.UNQUALIFIED_RESOLVER,
                    resolver,
                    "has no qualifier, so no parameter can want what it gives. Add a qualifier of your own or @Named(\"%s\"), here and on the parameters."
                            .formatted(resolver.java().getName()));
        }
    }

    private void single(BeanMethod resolver) {
        Role.CALLS.stream()
                .filter(role -> resolver.annotated().isAnnotationPresent(role.annotation()))
                .forEach(
                        role ->
                                add(
                                        ProblemCode.TOOL_AND_RESOLVER,
                                        resolver,
                                        "is a %1$s too. A %1$s is called by a %2$s, a resolver must never be. Make two methods of it."
                                                .formatted(
                                                        role.noun(),
                                                        role == Role.TOOL ? "model" : "client")));
    }

    private void gives(BeanMethod resolver) {
        ResolverResult result = ResolverResult.of(resolver, types);
        if (!result.isKnown()) {
            add(
                    ProblemCode.RESOLVER_GIVES_NOTHING,
                    resolver,
                    result.isResolution()
                            ? "returns a Resolution, but does not say of what. Write the type of the value, such as Resolution<Backorder>."
                            : "returns nothing. Return the value that parameters want.");
        }
    }

    private void add(ProblemCode code, BeanMethod resolver, String rest) {
        problems.add(
                code,
                resolver.origin(),
                resolver.role().title() + " " + resolver.subject() + " " + rest);
    }
}
