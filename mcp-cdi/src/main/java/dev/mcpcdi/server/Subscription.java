package dev.mcpcdi.server;

import dev.mcpcdi.protocol.Notifications;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * A stream that a client of 2026-07-28 opened to be told of changes. Safe for any thread.
 *
 * <p>Whatever happens between its beginning and its acknowledgement waits for that, so that nothing
 * is lost and nothing comes first.
 */
final class Subscription implements Recipient {

    private final JsonValue id;
    private final Wanted wanted;
    private final Answer answer;
    private final Notifications words;
    private final JsonObject end;

    /**
     * Makes one.
     *
     * @param id the id of its request
     * @param wanted what it wants to know of
     * @param end the result by which the server ends it
     */
    Subscription(JsonValue id, Wanted wanted, Answer answer, Notifications words, JsonObject end) {
        this.id = id;
        this.wanted = wanted;
        this.answer = answer;
        this.words = words;
        this.end = end;
    }

    /** Begins, if the audience takes it. */
    synchronized boolean begin(Audience audience) {
        if (!audience.listen(this)) {
            return false;
        }
        answer.whenGiven(() -> audience.leave(this));
        answer.exchange().stream();
        answer.exchange().send(words.acknowledged(id, wanted.lists(), wanted.uris()));
        return true;
    }

    @Override
    public synchronized void tell(Change change) {
        if (wanted.has(change) && !answer.isGiven()) {
            new News(words).of(change, Optional.of(id)).ifPresent(answer.exchange()::send);
        }
    }

    @Override
    public void end() {
        answer.result(end);
    }
}
