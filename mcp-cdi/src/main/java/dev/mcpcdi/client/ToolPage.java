package dev.mcpcdi.client;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** One page of a list of tools. */
record ToolPage(List<ListedTool> tools, Optional<String> next) {

    static ToolPage of(JsonObject result) {
        return Answers.read(result, ToolPage::page);
    }

    private static ToolPage page(JsonObject result) {
        return new ToolPage(
                result.getJsonArray("tools").stream()
                        .map(JsonValue::asJsonObject)
                        .map(ToolPage::tool)
                        .toList(),
                Answers.text(result, "nextCursor"));
    }

    private static ListedTool tool(JsonObject tool) {
        return new ListedTool(
                tool.getString("name"),
                Answers.text(tool, "title"),
                Answers.text(tool, "description"),
                Optional.ofNullable(tool.getJsonObject("annotations")),
                required(tool.getJsonObject("inputSchema")),
                Optional.ofNullable(tool.getJsonObject("outputSchema")));
    }

    private static JsonObject required(JsonObject schema) {
        return Objects.requireNonNull(schema, "inputSchema");
    }
}
