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
    private static final String COMPLETE = "complete";

    private final Requests requests;
    private final Introduction self;
    private final JsonObject envelope;
    private final ArgumentHeaders arguments = new ArgumentHeaders();

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
        return send(method, params)
                .thenApply(
                        result -> {
                            String type = type(result);
                            if (!type.equals(COMPLETE)) {
                                throw unexpected(type);
                            }
                            if (method.equals(ToolListing.METHOD)) {
                                arguments.learn(result);
                            }
                            return result;
                        });
    }

    @Override
    public CompletionStage<RoundResult> askInRounds(String method, JsonObject params) {
        return send(method, params)
                .thenApply(
                        result -> {
                            String type = type(result);
                            return switch (type) {
                                case COMPLETE -> RoundResult.complete(result);
                                case "input_required" -> new RoundResult(result, true);
                                default -> throw unexpected(type);
                            };
                        });
    }

    private CompletionStage<JsonObject> send(String method, JsonObject params) {
        return requests.ask(method, self.enclose(params, envelope), headers(method, params));
    }

    private Map<String, String> headers(String method, JsonObject params) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put(Requests.VERSION, SPOKEN.text());
        headers.put("Mcp-Method", method);
        if (params.get("name") instanceof JsonString name) {
            headers.put("Mcp-Name", HeaderValue.of(name.getString()));
            headers.putAll(arguments.of(name.getString(), params.get("arguments")));
        }
        return headers;
    }

    private static String type(JsonObject result) {
        return Answers.read(result, object -> object.getString("resultType"));
    }

    private static UnexpectedAnswerException unexpected(String type) {
        return new UnexpectedAnswerException("The server answered with a result of type " + type);
    }
}
