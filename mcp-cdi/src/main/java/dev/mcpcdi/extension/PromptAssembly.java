package dev.mcpcdi.extension;

import dev.mcpcdi.ToolArg;
import dev.mcpcdi.invoke.MethodModels;
import dev.mcpcdi.model.Decoration;
import dev.mcpcdi.model.PromptDefinition;
import dev.mcpcdi.model.PromptDefinition.Argument;
import jakarta.enterprise.inject.spi.AnnotatedParameter;
import jakarta.json.JsonArray;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * The parts of one checked prompt.
 *
 * @param method the method
 * @param models its JSON
 * @param decoration icons and the like
 */
record PromptAssembly(BeanMethod method, MethodModels models, Decoration decoration) {

    PromptDefinition definition(ParameterSorter sorter) {
        return new PromptDefinition(
                method.name(),
                Texts.given(method.prompt().title()),
                Texts.given(method.prompt().description()),
                sorter.arguments(method).map(this::argument).toList(),
                decoration,
                AccessRules.of(method));
    }

    private Argument argument(AnnotatedParameter<?> parameter) {
        Optional<ToolArg> words = ArgWords.of(parameter);
        String name =
                ArgWords.name(parameter).orElseGet(() -> parameter.getJavaParameter().getName());
        return new Argument(
                name,
                words.map(ToolArg::title).flatMap(Texts::given),
                words.map(ToolArg::description).flatMap(Texts::given),
                isRequired(name));
    }

    private boolean isRequired(String argument) {
        return models.arguments().schema().get("required") instanceof JsonArray required
                && required.stream().anyMatch(name -> isText(name, argument));
    }

    private static boolean isText(JsonValue value, String text) {
        return value instanceof JsonString string && string.getString().equals(text);
    }
}
