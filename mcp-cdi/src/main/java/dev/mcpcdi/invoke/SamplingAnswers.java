package dev.mcpcdi.invoke;

import dev.mcpcdi.Content;
import dev.mcpcdi.CreateMessageResult;
import dev.mcpcdi.CreateMessageResultWithTools;
import dev.mcpcdi.Role;
import dev.mcpcdi.SamplingContent;
import dev.mcpcdi.SamplingContent.ToolUse;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * Reads what a client's model answered.
 *
 * @param key the key of the resolver
 * @param withTools whether it may use tools
 */
record SamplingAnswers(String key, boolean withTools) implements Questions.Reader {

    @Override
    public Object read(JsonObject result) {
        return WrongKind.refused(key, result, this::answer);
    }

    private Object answer(JsonObject result) {
        Role role = role(result.getString("role"));
        List<SamplingContent> content = blocks(result.get("content"));
        String model = result.getString("model");
        Optional<String> reason =
                Optional.ofNullable(result.getJsonString("stopReason")).map(JsonString::getString);
        return withTools
                ? new CreateMessageResultWithTools(role, content, model, reason)
                : new CreateMessageResult(role, content, model, reason);
    }

    private static Role role(String role) {
        return switch (role) {
            case "user" -> Role.USER;
            case "assistant" -> Role.ASSISTANT;
            default -> throw new IllegalArgumentException("Nobody has this role.");
        };
    }

    /** One block, or from 2025-11-25 on several. */
    private List<SamplingContent> blocks(JsonValue content) {
        return content instanceof JsonArray several
                ? several.stream().map(block -> block(block.asJsonObject())).toList()
                : List.of(block(content.asJsonObject()));
    }

    private SamplingContent block(JsonObject block) {
        return switch (block.getString("type")) {
            case "text" -> new Content.Text(block.getString("text"));
            case "image" -> new Content.Image(data(block), block.getString("mimeType"));
            case "audio" -> new Content.Audio(data(block), block.getString("mimeType"));
            case "tool_use" -> use(block);
            default -> throw new IllegalArgumentException("No model says this.");
        };
    }

    private static byte[] data(JsonObject block) {
        return Base64.getDecoder().decode(block.getString("data"));
    }

    private ToolUse use(JsonObject block) {
        if (!withTools) {
            throw new IllegalArgumentException("It was given no tools.");
        }
        return new ToolUse(
                block.getString("id"), block.getString("name"), block.getJsonObject("input"));
    }
}
