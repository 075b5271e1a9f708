package dev.mcpcdi.extension;

import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import jakarta.enterprise.inject.InjectionException;
import jakarta.enterprise.inject.spi.AnnotatedParameter;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.enterprise.inject.spi.InjectionPoint;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The qualified parameters of a tool, as injection points that the container has validated. */
final class InjectionPoints {

    private final BeanManager beans;
    private final ParameterSorter sorter;
    private final Problems problems;

    InjectionPoints(BeanManager beans, ParameterSorter sorter, Problems problems) {
        this.beans = beans;
        this.sorter = sorter;
        this.problems = problems;
    }

    /** One entry a parameter; empty for an argument. */
    List<Optional<InjectionPoint>> of(ToolMethod tool) {
        return tool.parameters().stream().map(parameter -> point(tool, parameter)).toList();
    }

    private Optional<InjectionPoint> point(ToolMethod tool, AnnotatedParameter<?> parameter) {
        if (!sorter.isInjected(parameter)) {
            return Optional.empty();
        }
        InjectionPoint point = beans.createInjectionPoint(parameter);
        try {
            beans.validate(point);
        } catch (InjectionException | DeploymentException unresolved) {
            add(tool, parameter, point, unresolved);
        }
        return Optional.of(point);
    }

    private void add(
            ToolMethod tool,
            AnnotatedParameter<?> parameter,
            InjectionPoint point,
            RuntimeException unresolved) {
        String need = need(parameter, point);
        problems.add(
                ProblemCode.UNRESOLVED_PARAMETER,
                tool.origin(),
                "Parameter \"%s\" of %s has a qualifier, so the container gives it, but %s"
                        .formatted(
                                parameter.getJavaParameter().getName(),
                                tool.subject(),
                                reason(need, candidates(point), unresolved)));
    }

    private static String reason(
            String need, List<String> candidates, RuntimeException unresolved) {
        return switch (candidates.size()) {
            case 0 ->
                    "no bean gives %s. Add a bean or a producer method for it, or remove the qualifier if the client sends it."
                            .formatted(need);
            case 1 -> "the container refuses %s: %s".formatted(need, unresolved.getMessage());
            default ->
                    "several beans give %s: %s. Make all but one of them an alternative, or qualify them differently."
                            .formatted(need, Words.and(candidates));
        };
    }

    private List<String> candidates(InjectionPoint point) {
        Annotation[] qualifiers = point.getQualifiers().toArray(Annotation[]::new);
        Set<Bean<?>> candidates = beans.getBeans(point.getType(), qualifiers);
        return candidates.stream()
                .map(bean -> bean.getBeanClass().getSimpleName())
                .sorted()
                .toList();
    }

    /** Such as {@code @InStock Stock}. */
    private static String need(AnnotatedParameter<?> parameter, InjectionPoint point) {
        String qualifiers =
                point.getQualifiers().stream()
                        .map(qualifier -> "@" + qualifier.annotationType().getSimpleName())
                        .sorted()
                        .collect(Collectors.joining(" "));
        return qualifiers + " " + parameter.getJavaParameter().getType().getSimpleName();
    }
}
