package dev.mcpcdi.extension;

import dev.mcpcdi.CompleteArg;
import dev.mcpcdi.PromptArg;
import dev.mcpcdi.ResourceTemplateArg;
import dev.mcpcdi.ToolArg;
import jakarta.enterprise.inject.spi.AnnotatedParameter;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is said of an argument, of a tool or another method: the schemas know the first only. */
final class ArgWords {

    private ArgWords() {}

    /** The annotations of a parameter, with a {@link ToolArg} if anything is said. */
    static List<Annotation> annotations(AnnotatedParameter<?> parameter) {
        return annotations(parameter, of(parameter));
    }

    /** The same of a value that need not be there. */
    static List<Annotation> optional(AnnotatedParameter<?> parameter) {
        return annotations(parameter, Optional.of(ArgLiteral.optional(name(parameter).orElse(""))));
    }

    private static List<Annotation> annotations(
            AnnotatedParameter<?> parameter, Optional<ToolArg> words) {
        Stream<Annotation> others =
                parameter.getAnnotations().stream().filter(one -> !(one instanceof ToolArg));
        return Stream.concat(others, words.stream()).toList();
    }

    /** The name that is given, if one is. */
    static Optional<String> name(AnnotatedParameter<?> parameter) {
        return of(parameter).map(ToolArg::name).filter(name -> !name.isEmpty());
    }

    static Optional<ToolArg> of(AnnotatedParameter<?> parameter) {
        PromptArg prompt = parameter.getAnnotation(PromptArg.class);
        CompleteArg completed = parameter.getAnnotation(CompleteArg.class);
        ResourceTemplateArg variable = parameter.getAnnotation(ResourceTemplateArg.class);
        if (completed != null) {
            return Optional.of(ArgLiteral.of(completed));
        }
        if (variable != null) {
            return Optional.of(ArgLiteral.of(variable));
        }
        return prompt == null
                ? Optional.ofNullable(parameter.getAnnotation(ToolArg.class))
                : Optional.of(ArgLiteral.of(prompt));
    }

    /** The name of the annotation for arguments of such methods. */
    static String annotation(Role role) {
        return switch (role) {
            case PROMPT -> "PromptArg";
            case TEMPLATE -> "ResourceTemplateArg";
            case PROMPT_COMPLETION, TEMPLATE_COMPLETION -> "CompleteArg";
            default -> "ToolArg";
        };
    }
}
