package dev.mcpcdi.client;

import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletionStage;

/** Requests that stand alone (2026-07-28, Versioning). */
final class ModernConversation implements Conversation {

    private static final Revision SPOKEN = Revision.V2026_07_28;

    private final Requests requests;
    private final Introduction self;
    private final JsonObject envelope;

    ModernConversation(Requests requests, Introduction self) {
        this.requests = requests;
        this.self = self;
        this.envelope = self.envelope(SPOKEN);
    }

    @Override
    public Revision revision() {
        return SPOKEN;
    }

    @Override
    public CompletionStage<JsonObject> ask(String method, JsonObject params) {
        return requests.ask(method, self.enclose(params, envelope), headers(method, params))
                .thenApply(ModernConversation::complete);
    }

    private static Map<String, String> headers(String method, JsonObject params) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put(Requests.VERSION, SPOKEN.text());
        headers.put("Mcp-Method", method);
        if (params.get("name") instanceof JsonString name) {
            headers.put("Mcp-Name", HeaderValue.of(name.getString()));
        }
        return headers;
    }

    private static JsonObject complete(JsonObject result) {
        String type = Answers.read(result, object -> object.getString("resultType"));
        if (!type.equals("complete")) {
            throw new UnexpectedAnswerException(
                    "The server answered with a result of type " + type);
        }
        return result;
    }
}
