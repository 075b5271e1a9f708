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

    void check(ToolMethod tool) {
        modifiers(tool);
        finalOnProxy(tool);
        packageTrap(tool);
        sessionBean(tool);
        hints(tool);
        scopedProducer(tool);
    }

    private void modifiers(ToolMethod tool) {
        if (tool.has(Modifier.PRIVATE)) {
            add(
                    ProblemCode.PRIVATE_METHOD,
                    tool,
                    "is private. The container calls a tool from outside its class."
                            + " Remove the word private.");
        }
        if (tool.has(Modifier.STATIC)) {
            add(
                    ProblemCode.STATIC_METHOD,
                    tool,
                    "is static. A tool is called on its bean, with its interceptors."
                            + " Remove the word static.");
        }
        if (tool.isGeneric()) {
            add(
                    ProblemCode.GENERIC_METHOD,
                    tool,
                    "has type parameters of its own. Nobody chooses them when a model calls."
                            + " Write the types themselves.");
        }
    }

    private void finalOnProxy(ToolMethod tool) {
        if (tool.has(Modifier.FINAL) && !tool.has(Modifier.PRIVATE | Modifier.STATIC)) {
            ProxyReason.of(tool, beans)
                    .ifPresent(
                            reason ->
                                    add(
                                            ProblemCode.FINAL_METHOD,
                                            tool,
                                            "is final, but its bean is called through a proxy,"
                                                    + " because it is %s. Remove the word final."
                                                            .formatted(reason)));
        }
    }

    private void packageTrap(ToolMethod tool) {
        if (!tool.isPackagePrivate()) {
            return;
        }
        Class<?> declaring = tool.java().getDeclaringClass();
        if (declaring.getPackageName().isEmpty()) {
            add(
                    ProblemCode.PACKAGE_TRAP,
                    tool,
                    "is package-private in the unnamed package, where the container's proxies"
                            + " cannot reach it. Make it public, or give its class a package.");
        } else if (!declaring.getPackageName().equals(tool.bean().javaClass().getPackageName())) {
            add(
                    ProblemCode.PACKAGE_TRAP,
                    tool,
                    "is package-private in %s, and its bean is in another package. The container's proxy cannot reach it. Make it protected or public."
                            .formatted(declaring.getName()));
        }
    }

    private void sessionBean(ToolMethod tool) {
        if (tool.bean().isSession() && BusinessMethod.of(tool).isEmpty()) {
            add(
                    ProblemCode.NOT_PUBLIC_ON_SESSION_BEAN,
                    tool,
                    "is not a business method of its session bean. Clients of a session bean see"
                            + " public methods, and of its business interfaces only."
                            + " Make it public, and declare it in the interface if there is one.");
        }
    }

    private void hints(ToolMethod tool) {
        Hints.twice(tool.tool().annotations())
                .forEach(
                        hint ->
                                add(
                                        ProblemCode.TWO_HINT_VALUES,
                                        tool,
                                        "gives the hint \"%s\" several values. A hint is true, false or not set. Keep one value."
                                                .formatted(hint)));
    }

    /** The annotation on the source: {@link ProducerRemoval} took the other one away. */
    private void scopedProducer(ToolMethod tool) {
        if (tool.java().isAnnotationPresent(Produces.class)) {
            Arrays.stream(tool.java().getAnnotations())
                    .map(Annotation::annotationType)
                    .filter(beans::isScope)
                    .forEach(
                            scope ->
                                    add(
                                            ProblemCode.SCOPED_PRODUCER,
                                            tool,
                                            "has @Produces and the scope @%1$s. What a tool returns goes to the model and is never kept. Remove @%1$s."
                                                    .formatted(scope.getSimpleName())));
        }
    }

    private void add(ProblemCode code, ToolMethod tool, String rest) {
        problems.add(code, tool.origin(), "Tool method " + tool.subject() + " " + rest);
    }
}
