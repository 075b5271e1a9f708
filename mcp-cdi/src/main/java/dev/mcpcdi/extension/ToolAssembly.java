package dev.mcpcdi.extension;

import dev.mcpcdi.Tool;
import dev.mcpcdi.invoke.ToolModels;
import dev.mcpcdi.model.Decoration;
import dev.mcpcdi.model.ToolDefinition;
import jakarta.json.JsonBuilderFactory;
import java.time.Duration;
import java.util.Optional;

/**
 * The parts of one checked tool.
 *
 * @param method the method
 * @param models its JSON
 * @param decoration icons and the like
 */
record ToolAssembly(BeanMethod method, ToolModels models, Decoration decoration) {

    Optional<Duration> timeout() {
        return Texts.given(method.tool().timeout()).map(Duration::parse);
    }

    ToolDefinition definition(JsonBuilderFactory json) {
        Tool tool = method.tool();
        return new ToolDefinition(
                method.name(),
                Texts.given(tool.title()),
                Texts.given(tool.description()),
                Hints.json(tool.annotations(), json),
                models.arguments().schema(),
                models.result().schema(),
                decoration,
                AccessRules.of(method));
    }
}
