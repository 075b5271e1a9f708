package dev.mcpcdi.protocol;

import dev.mcpcdi.model.ToolDefinition;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;

/** A tool as a list shows it. */
final class ToolWire {

    private final JsonBuilderFactory json;
    private final DecorationWire decorations;

    ToolWire(JsonBuilderFactory json, DecorationWire decorations) {
        this.json = json;
        this.decorations = decorations;
    }

    JsonObject tool(ToolDefinition definition, Revision revision) {
        JsonObjectBuilder tool = json.createObjectBuilder().add("name", definition.name());
        if (revision.knows(Feature.TITLE)) {
            definition.title().ifPresent(title -> tool.add("title", title));
        }
        definition.description().ifPresent(text -> tool.add("description", text));
        tool.add("inputSchema", definition.inputSchema());
        if (revision.knows(Feature.STRUCTURED_CONTENT)) {
            definition.outputSchema().ifPresent(schema -> tool.add("outputSchema", schema));
        }
        if (revision.knows(Feature.TOOL_ANNOTATIONS)) {
            definition.hints().ifPresent(hints -> tool.add("annotations", hints));
        }
        decorations.add(definition.decoration(), tool, revision);
        return tool.build();
    }
}
