package dev.mcpcdi.extension;

import dev.mcpcdi.Tool;
import dev.mcpcdi.invoke.ToolModels;
import dev.mcpcdi.model.ToolDefinition;
import jakarta.json.JsonBuilderFactory;

/**
 * The parts of one checked tool.
 *
 * @param method the method
 * @param models its JSON
 */
record ToolAssembly(BeanMethod method, ToolModels models) {

    ToolDefinition definition(JsonBuilderFactory json) {
        Tool tool = method.tool();
        return new ToolDefinition(
                method.name(),
                Texts.given(tool.title()),
                Texts.given(tool.description()),
                Hints.json(tool.annotations(), json),
                models.arguments().schema(),
                models.result().schema());
    }
}
