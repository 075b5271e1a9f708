package dev.mcpcdi.client;

import dev.mcpcdi.Content;
import dev.mcpcdi.ModelPreferences;
import dev.mcpcdi.Role;
import dev.mcpcdi.SamplingContent;
import dev.mcpcdi.SamplingMessage;
import dev.mcpcdi.SamplingRequest;
import dev.mcpcdi.SamplingRequest.IncludeContext;
import dev.mcpcdi.SamplingRequest.SamplingTool;
import dev.mcpcdi.SamplingRequest.ToolChoice;
import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/** Reads what a server asks the client's model (2026-07-28, Sampling). */
final class SamplingReader {

    private SamplingReader() {}

    static SamplingRequest request(JsonObject params) {
        return new SamplingRequest(
                objects(params.getJsonArray("messages"), SamplingReader::message),
                params.getJsonNumber("maxTokens").intValueExact(),
                Answers.text(params, "systemPrompt"),
                Answers.text(params, "includeContext").map(SamplingReader::context),
                number(params, "temperature"),
                texts(params.getJsonArray("stopSequences")),
                Optional.ofNullable(params.getJsonObject("metadata")),
                Optional.ofNullable(params.getJsonObject("modelPreferences"))
                        .map(SamplingReader::preferences),
                objects(params.getJsonArray("tools"), SamplingReader::tool),
                Optional.ofNullable(params.getJsonObject("toolChoice"))
                        .map(SamplingReader::choice));
    }

    private static SamplingMessage message(JsonObject message) {
        JsonValue content = message.get("content");
        List<SamplingContent> blocks =
                content instanceof JsonArray several
                        ? objects(several, SamplingReader::block)
                        : List.of(block(content.asJsonObject()));
        return new SamplingMessage(role(message.getString("role")), blocks);
    }

    private static Role role(String role) {
        return switch (role) {
            case "user" -> Role.USER;
            case "assistant" -> Role.ASSISTANT;
            default -> throw new IllegalArgumentException("Role " + role);
        };
    }

    private static SamplingContent block(JsonObject block) {
        return switch (block.getString("type")) {
            case "tool_use" ->
                    new SamplingContent.ToolUse(
                            block.getString("id"),
                            block.getString("name"),
                            block.getJsonObject("input"));
            case "tool_result" ->
                    new SamplingContent.ToolOutput(
                            block.getString("toolUseId"),
                            objects(block.getJsonArray("content"), CallResults::block),
                            block.containsKey("isError") && block.getBoolean("isError"));
            default -> plain(CallResults.block(block));
        };
    }

    private static SamplingContent plain(Content content) {
        if (content instanceof SamplingContent known) {
            return known;
        }
        throw new IllegalArgumentException("Models take no " + content);
    }

    private static IncludeContext context(String context) {
        return switch (context) {
            case "none" -> IncludeContext.NONE;
            case "thisServer" -> IncludeContext.THIS_SERVER;
            case "allServers" -> IncludeContext.ALL_SERVERS;
            default -> throw new IllegalArgumentException("Context " + context);
        };
    }

    private static ModelPreferences preferences(JsonObject preferences) {
        List<Optional<String>> hints =
                objects(preferences.getJsonArray("hints"), hint -> Answers.text(hint, "name"));
        return new ModelPreferences(
                hints.stream().flatMap(Optional::stream).toList(),
                number(preferences, "costPriority"),
                number(preferences, "speedPriority"),
                number(preferences, "intelligencePriority"));
    }

    private static SamplingTool tool(JsonObject tool) {
        return new SamplingTool(
                tool.getString("name"),
                Answers.text(tool, "description"),
                tool.getJsonObject("inputSchema"));
    }

    private static ToolChoice choice(JsonObject choice) {
        return switch (Answers.text(choice, "mode").orElse("auto")) {
            case "auto" -> ToolChoice.AUTO;
            case "required" -> ToolChoice.REQUIRED;
            case "none" -> ToolChoice.NONE;
            default -> throw new IllegalArgumentException("Tool choice " + choice);
        };
    }

    private static OptionalDouble number(JsonObject object, String name) {
        JsonNumber number = object.getJsonNumber(name);
        return number == null ? OptionalDouble.empty() : OptionalDouble.of(number.doubleValue());
    }

    private static List<String> texts(JsonArray array) {
        return array == null
                ? List.of()
                : array.getValuesAs(JsonString.class).stream().map(JsonString::getString).toList();
    }

    private static <T> List<T> objects(JsonArray array, Function<JsonObject, T> reader) {
        return array == null
                ? List.of()
                : array.stream().map(JsonValue::asJsonObject).map(reader).toList();
    }
}
