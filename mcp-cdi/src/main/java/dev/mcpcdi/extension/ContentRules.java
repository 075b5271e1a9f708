package dev.mcpcdi.extension;

import dev.mcpcdi.CacheHint;
import dev.mcpcdi.Resource;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.List;

/** What prompts and resources must be like, which are what they return. */
final class ContentRules {

    private final ParameterSorter sorter;
    private final Problems problems;

    ContentRules(ParameterSorter sorter, Problems problems) {
        this.sorter = sorter;
        this.problems = problems;
    }

    void prompt(BeanMethod method) {
        if (givesNothing(method)) {
            add(
                    ProblemCode.GIVES_NOTHING,
                    method,
                    "returns nothing. A prompt is its messages. Return a String, a PromptMessage or a list of them.");
        }
    }

    void resource(BeanMethod method) {
        contents(method);
        hints(method, method.resource().annotations());
        List<String> arguments = sorter.arguments(method).map(CompletedArgument::name).toList();
        if (!arguments.isEmpty()) {
            add(
                    ProblemCode.RESOURCE_ARGUMENT,
                    method,
                    "has parameters without a qualifier, which nobody fills: %s. A resource has no arguments. Qualify them, or offer the method as @ResourceTemplate with such variables."
                            .formatted(Words.and(arguments)));
        }
    }

    void template(BeanMethod method) {
        contents(method);
        hints(method, method.template().annotations());
    }

    private void contents(BeanMethod method) {
        CacheHint hint = method.annotated().getAnnotation(CacheHint.class);
        if (hint != null && !CacheHints.isDuration(hint.ttl())) {
            add(
                    ProblemCode.BAD_RESOURCE_HINT,
                    method,
                    "may be kept for \"%s\". A duration is such as PT5M. Correct @CacheHint(ttl = ...)."
                            .formatted(hint.ttl()));
        }
        if (givesNothing(method)) {
            add(
                    ProblemCode.GIVES_NOTHING,
                    method,
                    "returns nothing. A resource is its contents. Return a String, bytes or a value that has a JSON form.");
        }
    }

    private static boolean givesNothing(BeanMethod method) {
        return method.java().getReturnType() == void.class;
    }

    private void hints(BeanMethod method, Resource.Annotations hints) {
        if (hints.priority().length > 1) {
            add(
                    ProblemCode.TWO_HINT_VALUES,
                    method,
                    "gives the hint \"priority\" several values. A hint is one value or not set. Keep one value.");
        }
        for (double priority : hints.priority()) {
            if (!(priority >= 0 && priority <= 1)) {
                add(
                        ProblemCode.BAD_RESOURCE_HINT,
                        method,
                        "has the priority %s. A priority is a number from 0 to 1. Correct annotations = @Annotations(priority = ...)."
                                .formatted(priority));
            }
        }
        if (!hints.lastModified().isEmpty() && !isTime(hints.lastModified())) {
            add(
                    ProblemCode.BAD_RESOURCE_HINT,
                    method,
                    "was last modified \"%s\". A time is such as 2026-07-28T12:00:00Z. Correct annotations = @Annotations(lastModified = ...)."
                            .formatted(hints.lastModified()));
        }
    }

    private static boolean isTime(String text) {
        try {
            OffsetDateTime.parse(text);
            return true;
        } catch (DateTimeParseException none) {
            return false;
        }
    }

    private void add(ProblemCode code, BeanMethod method, String rest) {
        problems.add(
                code, method.origin(), method.role().title() + " " + method.subject() + " " + rest);
    }
}
