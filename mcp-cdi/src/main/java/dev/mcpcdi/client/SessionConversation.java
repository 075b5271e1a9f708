package dev.mcpcdi.client;

import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;
import java.util.Map;
import java.util.concurrent.CompletionStage;

/** Requests after a handshake (2025-11-25, Lifecycle). */
record SessionConversation(Requests requests, Revision revision) implements Conversation {

    static SessionConversation open(Requests requests, Introduction self, Revision requested) {
        JsonObject answer =
                Waiting.on(requests.ask("initialize", self.handshake(requested), Map.of()));
        SessionConversation opened = new SessionConversation(requests, agreed(answer));
        requests.tell("notifications/initialized", opened.headers());
        return opened;
    }

    private static Revision agreed(JsonObject answer) {
        String text = Answers.read(answer, object -> object.getString("protocolVersion"));
        return Revision.of(text)
                .filter(revision -> revision.era() == Era.SESSION)
                .orElseThrow(
                        () ->
                                new UnexpectedAnswerException(
                                        "The server chose a revision that is not known here: "
                                                + text));
    }

    @Override
    public CompletionStage<JsonObject> ask(String method, JsonObject params) {
        return requests.ask(method, params, headers());
    }

    private Map<String, String> headers() {
        return Map.of(Requests.VERSION, revision.text());
    }
}
