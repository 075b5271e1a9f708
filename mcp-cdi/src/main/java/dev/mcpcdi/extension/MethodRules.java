package dev.mcpcdi.extension;

import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.spi.BeanManager;
import java.lang.annotation.Annotation;
import java.lang.reflect.Modifier;
import java.util.Arrays;

/** What a method must be like so that the container can call it for a model. */
final class MethodRules {

    private final BeanManager beans;
    private final Problems problems;

    MethodRules(BeanManager beans, Problems problems) {
        this.beans = beans;
        this.problems = problems;
    }

    void check(BeanMethod method) {
        modifiers(method);
        finalOnProxy(method);
        packageTrap(method);
        sessionBean(method);
        if (method.role() == Role.TOOL) {
            hints(method);
            timeout(method);
        }
        scopedProducer(method);
    }

    private void modifiers(BeanMethod method) {
        if (method.has(Modifier.PRIVATE)) {
            add(
                    ProblemCode.PRIVATE_METHOD,
                    method,
                    "is private. The container calls a %s from outside its class. Remove the word private."
                            .formatted(method.role().noun()));
        }
        if (method.has(Modifier.STATIC)) {
            add(
                    ProblemCode.STATIC_METHOD,
                    method,
                    "is static. A %s is called on its bean, with its interceptors. Remove the word static."
                            .formatted(method.role().noun()));
        }
        if (method.isGeneric()) {
            add(
                    ProblemCode.GENERIC_METHOD,
                    method,
                    "has type parameters of its own. Nobody chooses them when a model calls."
                            + " Write the types themselves.");
        }
    }

    private void finalOnProxy(BeanMethod method) {
        if (method.has(Modifier.FINAL) && !method.has(Modifier.PRIVATE | Modifier.STATIC)) {
            ProxyReason.of(method, beans)
                    .ifPresent(
                            reason ->
                                    add(
                                            ProblemCode.FINAL_METHOD,
                                            method,
                                            "is final, but its bean is called through a proxy,"
                                                    + " because it is %s. Remove the word final."
                                                            .formatted(reason)));
        }
    }

    private void packageTrap(BeanMethod method) {
        if (!method.isPackagePrivate()) {
            return;
        }
        Class<?> declaring = method.java().getDeclaringClass();
        if (declaring.getPackageName().isEmpty()) {
            add(
                    ProblemCode.PACKAGE_TRAP,
                    method,
                    "is package-private in the unnamed package, where the container's proxies"
                            + " cannot reach it. Make it public, or give its class a package.");
        } else if (!declaring.getPackageName().equals(method.bean().javaClass().getPackageName())) {
            add(
                    ProblemCode.PACKAGE_TRAP,
                    method,
                    "is package-private in %s, and its bean is in another package. The container's proxy cannot reach it. Make it protected or public."
                            .formatted(declaring.getName()));
        }
    }

    private void sessionBean(BeanMethod method) {
        if (method.bean().isSession() && BusinessMethod.of(method).isEmpty()) {
            add(
                    ProblemCode.NOT_PUBLIC_ON_SESSION_BEAN,
                    method,
                    "is not a business method of its session bean. Clients of a session bean see"
                            + " public methods, and of its business interfaces only."
                            + " Make it public, and declare it in the interface if there is one.");
        }
    }

    private void hints(BeanMethod method) {
        Hints.twice(method.tool().annotations())
                .forEach(
                        hint ->
                                add(
                                        ProblemCode.TWO_HINT_VALUES,
                                        method,
                                        "gives the hint \"%s\" several values. A hint is true, false or not set. Keep one value."
                                                .formatted(hint)));
    }

    private void timeout(BeanMethod method) {
        String timeout = method.tool().timeout();
        if (!timeout.isEmpty() && !Texts.isTime(timeout)) {
            add(
                    ProblemCode.BAD_TIMEOUT,
                    method,
                    "has the timeout \"%s\". A timeout is a duration longer than nothing, such as PT30S. Correct @Tool(timeout = ...)."
                            .formatted(timeout));
        }
    }

    /** The annotation on the source: {@link ProducerRemoval} took the other one away. */
    private void scopedProducer(BeanMethod method) {
        if (method.java().isAnnotationPresent(Produces.class)) {
            Arrays.stream(method.java().getAnnotations())
                    .map(Annotation::annotationType)
                    .filter(beans::isScope)
                    .forEach(
                            scope ->
                                    add(
                                            ProblemCode.SCOPED_PRODUCER,
                                            method,
                                            "has @Produces and the scope @%1$s. What a %2$s returns is of one call and never kept. Remove @%1$s."
                                                    .formatted(
                                                            scope.getSimpleName(),
                                                            method.role().noun())));
        }
    }

    private void add(ProblemCode code, BeanMethod method, String rest) {
        problems.add(
                code, method.origin(), method.role().title() + " " + method.subject() + " " + rest);
    }
}
