package dev.mcpcdi.server;

import dev.mcpcdi.InputRequest;
import dev.mcpcdi.NoBackChannelException;
import dev.mcpcdi.invoke.Asker;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.protocol.QuestionWire;
import jakarta.json.JsonObject;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The questions of a call up to 2025-11-25 whose transport has no way to ask.
 *
 * @param client what the client can be asked by other means
 * @param pages the pages it is told to have opened
 * @param session its session, if any is kept
 */
record SessionQuestions(Askable client, OpenPages pages, Optional<Session> session)
        implements Questions {

    @Override
    public Asked ask(Ask ask) {
        throw noWay(ask);
    }

    @Override
    public CompletableFuture<JsonObject> request(Ask ask) {
        throw noWay(ask);
    }

    private static NoBackChannelException noWay(Ask ask) {
        return new NoBackChannelException(QuestionWire.method(ask.question()));
    }

    /** 2025-11-25, URL Elicitation Required Error: it needs no way to ask. */
    @Override
    public Optional<Outcome> pages(List<Ask> required) {
        required.forEach(client::require);
        session.ifPresent(of -> required.forEach(page -> pages.opened(page.question(), of)));
        return Optional.empty();
    }

    /** What a method asks by itself in a result is of 2026-07-28, and refused as such. */
    @Override
    public void require(Asker asker, Collection<InputRequest> questions) {}

    @Override
    public Outcome.InputRequired unanswered() {
        throw new IllegalStateException("Nothing was asked.");
    }

    @Override
    public void goOn(Runnable rest) {
        throw new IllegalStateException("Nothing was asked.");
    }
}
