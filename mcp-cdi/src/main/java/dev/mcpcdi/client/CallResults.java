package dev.mcpcdi.client;

import dev.mcpcdi.Content;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Base64;
import java.util.Optional;

/** Reads the results of calls. */
final class CallResults {

    private CallResults() {}

    static CallResult read(JsonObject result) {
        return Answers.read(result, CallResults::result);
    }

    private static CallResult result(JsonObject result) {
        return new CallResult(
                result.getJsonArray("content").stream()
                        .map(JsonValue::asJsonObject)
                        .map(CallResults::block)
                        .toList(),
                Optional.ofNullable(result.get("structuredContent")),
                result.containsKey("isError") && result.getBoolean("isError"));
    }

    static Content block(JsonObject block) {
        String type = block.getString("type");
        return switch (type) {
            case "text" -> new Content.Text(block.getString("text"));
            case "image" -> new Content.Image(bytes(block, "data"), block.getString("mimeType"));
            case "audio" -> new Content.Audio(bytes(block, "data"), block.getString("mimeType"));
            case "resource_link" ->
                    new Content.ResourceLink(
                            block.getString("uri"),
                            block.getString("name"),
                            Answers.text(block, "description").orElse(null),
                            Answers.text(block, "mimeType").orElse(null));
            case "resource" -> embedded(block.getJsonObject("resource"));
            default -> throw new IllegalArgumentException("Content of type " + type);
        };
    }

    private static Content embedded(JsonObject resource) {
        String uri = resource.getString("uri");
        String mimeType = Answers.text(resource, "mimeType").orElse(null);
        return resource.containsKey("blob")
                ? new Content.EmbeddedBlob(uri, mimeType, bytes(resource, "blob"))
                : new Content.EmbeddedText(uri, mimeType, resource.getString("text"));
    }

    private static byte[] bytes(JsonObject object, String name) {
        return Base64.getDecoder().decode(object.getString(name));
    }
}
