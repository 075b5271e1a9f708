package dev.mcpcdi.extension;

import dev.mcpcdi.CompletionResult;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import jakarta.enterprise.inject.spi.AnnotatedParameter;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a completion must be like so that it completes something. */
final class CompletionRules {

    private final Discovery discovery;
    private final ParameterSorter sorter;
    private final Problems problems;
    private final GenericTypes types = new GenericTypes();

    CompletionRules(Discovery discovery, ParameterSorter sorter, Problems problems) {
        this.discovery = discovery;
        this.sorter = sorter;
        this.problems = problems;
    }

    void check() {
        Map<List<String>, BeanMethod> first = new HashMap<>();
        for (BeanMethod completion : discovery.methods(Role.PROMPT_COMPLETION)) {
            texts(completion);
            Optional<String> argument = argument(completion);
            List<BeanMethod> completed = completed(completion);
            if (completed.isEmpty()) {
                add(
                        ProblemCode.UNKNOWN_COMPLETED,
                        completion,
                        "completes prompt \"%s\", which does not exist. The prompts are %s. Correct @CompletePrompt."
                                .formatted(completion.completed(), names(Role.PROMPT)));
            } else if (argument.isPresent()) {
                arguments(completion, completed.get(0));
                unique(completion, argument.get(), first);
            }
        }
    }

    private List<BeanMethod> completed(BeanMethod completion) {
        return discovery.methods(Role.PROMPT).stream()
                .filter(prompt -> prompt.name().equals(completion.completed()))
                .toList();
    }

    private String names(Role role) {
        List<String> names =
                discovery.methods(role).stream().map(one -> "\"" + one.name() + "\"").toList();
        return names.isEmpty() ? "none" : Words.and(names);
    }

    /** The argument that it completes, if there is one. */
    private Optional<String> argument(BeanMethod completion) {
        Optional<AnnotatedParameter<?>> typed = CompletedArgument.of(completion, sorter);
        if (typed.isEmpty() || typed.get().getJavaParameter().getType() != String.class) {
            add(
                    ProblemCode.BAD_COMPLETION,
                    completion,
                    "does not say which argument it completes. One parameter without a qualifier is a String and has what was typed. Mark it with @CompleteArg if there are others.");
            return Optional.empty();
        }
        return Optional.of(CompletedArgument.name(typed.get()));
    }

    private void arguments(BeanMethod completion, BeanMethod prompt) {
        List<String> known = sorter.arguments(prompt).map(CompletedArgument::name).toList();
        sorter.arguments(completion)
                .map(CompletedArgument::name)
                .filter(name -> !known.contains(name))
                .forEach(
                        name ->
                                add(
                                        ProblemCode.UNKNOWN_COMPLETED,
                                        completion,
                                        "has the argument \"%s\", but prompt \"%s\" has %s. A completion takes arguments of its prompt. Rename it, or qualify it."
                                                .formatted(
                                                        name,
                                                        prompt.name(),
                                                        known.isEmpty()
                                                                ? "none"
                                                                : Words.and(known))));
    }

    private void unique(
            BeanMethod completion, String argument, Map<List<String>, BeanMethod> first) {
        BeanMethod other = first.putIfAbsent(List.of(completion.completed(), argument), completion);
        if (other != null) {
            add(
                    ProblemCode.SEVERAL_COMPLETIONS,
                    completion,
                    "completes argument \"%s\" of prompt \"%s\", as %s does. One method completes an argument. Remove one of them."
                            .formatted(argument, completion.completed(), other.subject()));
        }
    }

    private void texts(BeanMethod completion) {
        Class<?> type = types.resolved(ReturnShape.of(completion, types).type());
        boolean isTexts =
                type == String.class
                        || type == String[].class
                        || type == CompletionResult.class
                        || Collection.class.isAssignableFrom(type);
        if (!isTexts) {
            add(
                    ProblemCode.BAD_COMPLETION,
                    completion,
                    "returns %s. A completion gives texts. Return a String, a list of them or a CompletionResult."
                            .formatted(type.getSimpleName()));
        }
    }

    private void add(ProblemCode code, BeanMethod method, String rest) {
        problems.add(
                code, method.origin(), method.role().title() + " " + method.subject() + " " + rest);
    }
}
