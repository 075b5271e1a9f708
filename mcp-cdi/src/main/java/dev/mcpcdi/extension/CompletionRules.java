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
        Role.COMPLETIONS.forEach(role -> check(discovery.methods(role)));
    }

    private void check(List<BeanMethod> completions) {
        Map<List<String>, BeanMethod> first = new HashMap<>();
        for (BeanMethod completion : completions) {
            texts(completion);
            Optional<String> argument = argument(completion);
            Optional<BeanMethod> completed = completed(completion);
            if (completed.isEmpty()) {
                unknown(completion);
            } else if (argument.isPresent()) {
                arguments(completion, completed.get());
                unique(completion, argument.get(), completed.get(), first);
            }
        }
    }

    private void unknown(BeanMethod completion) {
        Role role = completion.role();
        add(
                ProblemCode.UNKNOWN_COMPLETED,
                completion,
                "completes %1$s \"%2$s\", which does not exist. The %1$ss are %3$s. Correct @%4$s."
                        .formatted(
                                role.completed().noun(),
                                completion.completed(),
                                names(role.completed()),
                                role.annotation().getSimpleName()));
    }

    private Optional<BeanMethod> completed(BeanMethod completion) {
        return discovery.methods(completion.role().completed()).stream()
                .filter(one -> one.isCompletedBy(completion))
                .findFirst();
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

    private void arguments(BeanMethod completion, BeanMethod completed) {
        List<String> known = sorter.arguments(completed).map(CompletedArgument::name).toList();
        sorter.arguments(completion)
                .map(CompletedArgument::name)
                .filter(name -> !known.contains(name))
                .forEach(
                        name ->
                                add(
                                        ProblemCode.UNKNOWN_COMPLETED,
                                        completion,
                                        "has the argument \"%1$s\", but %4$s \"%2$s\" has %3$s. A completion takes arguments of its %4$s. Rename it, or qualify it."
                                                .formatted(
                                                        name,
                                                        completed.name(),
                                                        known.isEmpty() ? "none" : Words.and(known),
                                                        completed.role().noun())));
    }

    private void unique(
            BeanMethod completion,
            String argument,
            BeanMethod completed,
            Map<List<String>, BeanMethod> first) {
        BeanMethod other = first.putIfAbsent(List.of(completed.name(), argument), completion);
        if (other != null) {
            add(
                    ProblemCode.SEVERAL_COMPLETIONS,
                    completion,
                    "completes argument \"%s\" of %s \"%s\", as %s does. One method completes an argument. Remove one of them."
                            .formatted(
                                    argument,
                                    completed.role().noun(),
                                    completed.name(),
                                    other.subject()));
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
