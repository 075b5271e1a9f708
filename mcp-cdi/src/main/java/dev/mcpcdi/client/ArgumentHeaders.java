package dev.mcpcdi.client;

import dev.mcpcdi.protocol.ParamHeader;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The headers that repeat arguments, of the tools that the server listed so far (2026-07-28,
 * Streamable HTTP, Custom Headers). Safe for any thread.
 */
final class ArgumentHeaders {

    private final Map<String, List<ParamHeader>> known = new ConcurrentHashMap<>();

    /** Learns from one page of a list; one of an unexpected shape teaches nothing. */
    void learn(JsonObject page) {
        if (page.get("tools") instanceof List<?> tools) {
            for (Object tool : tools) {
                if (tool instanceof JsonObject object
                        && object.get("name") instanceof JsonString name
                        && object.get("inputSchema") instanceof JsonObject schema) {
                    known.put(name.getString(), ParamHeader.of(schema));
                }
            }
        }
    }

    /** The headers of one call. */
    Map<String, String> of(String tool, JsonValue arguments) {
        Map<String, String> headers = new LinkedHashMap<>();
        if (arguments instanceof JsonObject given) {
            for (ParamHeader header : known.getOrDefault(tool, List.of())) {
                header.text(given)
                        .ifPresent(text -> headers.put(header.name(), HeaderValue.of(text)));
            }
        }
        return headers;
    }
}
