package dev.mcpcdi.client;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Requests after a handshake (2025-11-25, Lifecycle), in which the server may ask. */
record SessionConversation(Requests requests, Revision revision, LiveAnswers answers)
        implements Conversation {

    static SessionConversation open(
            Requests requests, Introduction self, Revision requested, LiveAnswers answers) {
        JsonObject answer =
                Waiting.on(requests.ask("initialize", self.handshake(requested), Map.of()));
        SessionConversation opened = new SessionConversation(requests, agreed(answer), answers);
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
        CompletableFuture<JsonObject> end = new CompletableFuture<>();
        requests.ask(method, params, headers(), message -> answers.take(message, end, this::send))
                .whenComplete(
                        (result, failure) -> {
                            if (failure == null) {
                                end.complete(result);
                            } else {
                                end.completeExceptionally(failure);
                            }
                        });
        return end;
    }

    private void send(Message.Response answer) {
        requests.answer(answer, headers());
    }

    private Map<String, String> headers() {
        return Map.of(Requests.VERSION, revision.text());
    }
}
