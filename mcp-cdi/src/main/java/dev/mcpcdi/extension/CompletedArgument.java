package dev.mcpcdi.extension;

import dev.mcpcdi.CompleteArg;
import jakarta.enterprise.inject.spi.AnnotatedParameter;
import java.util.List;
import java.util.Optional;

/** The argument that a completion completes. */
final class CompletedArgument {

    private CompletedArgument() {}

    /** The parameter that has what was typed; empty if there is none, or no telling which. */
    static Optional<AnnotatedParameter<?>> of(BeanMethod completion, ParameterSorter sorter) {
        List<AnnotatedParameter<?>> all =
                sorter.arguments(completion).<AnnotatedParameter<?>>map(one -> one).toList();
        List<AnnotatedParameter<?>> marked =
                all.stream().filter(one -> one.isAnnotationPresent(CompleteArg.class)).toList();
        List<AnnotatedParameter<?>> candidates = marked.isEmpty() ? all : marked;
        return candidates.size() == 1 ? Optional.of(candidates.get(0)) : Optional.empty();
    }

    /** The name of an argument on the wire. */
    static String name(AnnotatedParameter<?> argument) {
        return ArgWords.name(argument).orElseGet(() -> argument.getJavaParameter().getName());
    }
}
