package dev.mcpcdi.extension;

import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import jakarta.enterprise.inject.spi.AnnotatedParameter;
import jakarta.inject.Named;
import java.lang.reflect.Parameter;

/** What a parameter must be like, before any type or bean is looked at. */
final class ParameterRules {

    private final ParameterSorter sorter;
    private final Problems problems;

    ParameterRules(ParameterSorter sorter, Problems problems) {
        this.sorter = sorter;
        this.problems = problems;
    }

    void check(BeanMethod tool) {
        names(tool);
        tool.parameters().forEach(parameter -> check(tool, parameter));
    }

    private void names(BeanMethod tool) {
        if (sorter.arguments(tool).anyMatch(parameter -> !isNamed(parameter))) {
            problems.add(
                    ProblemCode.NO_PARAMETER_NAMES,
                    tool.origin(),
                    "The class file of %s has no parameter names, so its arguments have none. Compile with the option -parameters (<parameters>true</parameters> of maven-compiler-plugin), or set @%s(name = ...) on each."
                            .formatted(tool.subject(), ArgWords.annotation(tool.role())));
        }
    }

    private static boolean isNamed(AnnotatedParameter<?> parameter) {
        return parameter.getJavaParameter().isNamePresent() || ArgWords.name(parameter).isPresent();
    }

    private void check(BeanMethod tool, AnnotatedParameter<?> parameter) {
        if (sorter.isInjected(parameter)) {
            named(tool, parameter);
        } else if (sorter.isPlatformObject(parameter)) {
            add(
                    ProblemCode.UNQUALIFIED_PLATFORM_TYPE,
                    tool,
                    parameter,
                    "is an object of the container, which no client can send.");
        } else if (sorter.isSharedBean(parameter)) {
            add(
                    ProblemCode.UNQUALIFIED_BEAN,
                    tool,
                    parameter,
                    "is a bean, but has no qualifier, so a client would have to send it.");
        }
    }

    private void add(
            ProblemCode code, BeanMethod tool, AnnotatedParameter<?> parameter, String reason) {
        Parameter java = parameter.getJavaParameter();
        problems.add(
                code,
                tool.origin(),
                "Parameter \"%s\" of %s %s Inject it into a field, or qualify it: @Default %s."
                        .formatted(
                                java.getName(),
                                tool.subject(),
                                reason,
                                java.getType().getSimpleName()));
    }

    /** The container would take the name of the field, and a parameter is none. */
    private void named(BeanMethod tool, AnnotatedParameter<?> parameter) {
        Named named = parameter.getAnnotation(Named.class);
        if (named != null && named.value().isEmpty()) {
            problems.add(
                    ProblemCode.UNRESOLVED_PARAMETER,
                    tool.origin(),
                    "Parameter \"%1$s\" of %2$s has @Named without a value. Only a field has a default name. Write @Named(\"%1$s\")."
                            .formatted(parameter.getJavaParameter().getName(), tool.subject()));
        }
    }
}
