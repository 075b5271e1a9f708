package dev.mcpcdi.invoke;

import dev.mcpcdi.InputRequest;
import jakarta.json.JsonObject;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * For calls that cannot ask their client, whoever it is.
 *
 * @param reason what the application learns that asks all the same
 */
public record NoQuestions(String reason) implements Questions {

    private IllegalStateException refused() {
        return new IllegalStateException(reason);
    }

    @Override
    public Asked ask(Ask ask) {
        throw refused();
    }

    @Override
    public CompletableFuture<JsonObject> request(Ask ask) {
        throw refused();
    }

    @Override
    public Optional<Outcome> pages(List<Ask> pages) {
        throw refused();
    }

    @Override
    public void require(Asker asker, Collection<InputRequest> questions) {
        throw refused();
    }

    @Override
    public Outcome.InputRequired unanswered() {
        throw refused();
    }

    @Override
    public void goOn(Runnable rest) {
        throw refused();
    }
}
