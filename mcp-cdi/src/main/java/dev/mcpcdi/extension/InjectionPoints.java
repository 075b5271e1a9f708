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

/** Parameters that the container gives, as injection points that it has validated. */
final class InjectionPoints {

    private final BeanManager beans;
    private final Problems problems;

    InjectionPoints(BeanManager beans, Problems problems) {
        this.beans = beans;
        this.problems = problems;
    }

    /** The injection point of a parameter, with a problem if there is one; empty for no bean. */
    Optional<InjectionPoint> of(BeanMethod method, AnnotatedParameter<?> parameter) {
        InjectionPoint point = beans.createInjectionPoint(parameter);
        try {
            beans.validate(point);
        } catch (InjectionException | DeploymentException unresolved) {
            List<String> candidates = candidates(point);
            if (candidates.isEmpty()) {
                return Optional.empty();
            }
            problems.add(
                    ProblemCode.UNRESOLVED_PARAMETER,
                    method.origin(),
                    "Parameter \"%s\" of %s has a qualifier, so the container gives it, but %s"
                            .formatted(
                                    parameter.getJavaParameter().getName(),
                                    method.subject(),
                                    reason(need(parameter), candidates, unresolved)));
        }
        return Optional.of(point);
    }

    private static String reason(
            String need, List<String> candidates, RuntimeException unresolved) {
        return candidates.size() == 1
                ? "the container refuses %s: %s".formatted(need, unresolved.getMessage())
                : "several beans give %s: %s. Make all but one of them an alternative, or qualify them differently."
                        .formatted(need, Words.and(candidates));
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
    private String need(AnnotatedParameter<?> parameter) {
        return Qualifiers.of(parameter, beans).text()
                + " "
                + parameter.getJavaParameter().getType().getSimpleName();
    }
}
