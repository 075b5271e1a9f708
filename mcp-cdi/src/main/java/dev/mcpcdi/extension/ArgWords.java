package dev.mcpcdi.extension;

import dev.mcpcdi.PromptArg;
import dev.mcpcdi.ToolArg;
import jakarta.enterprise.inject.spi.AnnotatedParameter;
import jakarta.enterprise.util.AnnotationLiteral;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is said of an argument, of a tool or another method: the schemas know the first only. */
final class ArgWords {

    private ArgWords() {}

    /** The annotations of a parameter, with a {@link ToolArg} if anything is said. */
    static List<Annotation> annotations(AnnotatedParameter<?> parameter) {
        Stream<Annotation> others =
                parameter.getAnnotations().stream().filter(one -> !(one instanceof ToolArg));
        return Stream.concat(others, of(parameter).stream()).toList();
    }

    /** The name that is given, if one is. */
    static Optional<String> name(AnnotatedParameter<?> parameter) {
        return of(parameter).map(ToolArg::name).filter(name -> !name.isEmpty());
    }

    static Optional<ToolArg> of(AnnotatedParameter<?> parameter) {
        PromptArg prompt = parameter.getAnnotation(PromptArg.class);
        return prompt == null
                ? Optional.ofNullable(parameter.getAnnotation(ToolArg.class))
                : Optional.of(new Literal(prompt));
    }

    /** The name of the annotation for arguments of such methods. */
    static String annotation(Role role) {
        return role == Role.PROMPT ? "PromptArg" : "ToolArg";
    }

    @SuppressWarnings("serial") // nobody serializes it
    private static final class Literal extends AnnotationLiteral<ToolArg> implements ToolArg {

        private final PromptArg given;

        Literal(PromptArg given) {
            this.given = given;
        }

        @Override
        public String name() {
            return given.name();
        }

        @Override
        public String title() {
            return given.title();
        }

        @Override
        public String description() {
            return given.description();
        }

        @Override
        public boolean required() {
            return given.required();
        }

        @Override
        public String defaultValue() {
            return given.defaultValue();
        }
    }
}
