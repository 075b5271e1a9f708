package dev.mcpcdi.server;

import dev.mcpcdi.InputRequest;
import dev.mcpcdi.ToolException;
import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.invoke.ToolOutcome;
import dev.mcpcdi.protocol.QuestionWire;
import dev.mcpcdi.server.CallState.Recorded;
import dev.mcpcdi.server.state.QuestionDigest;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import java.lang.System.Logger.Level;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The questions of one round of 2026-07-28: what has no answer yet becomes part of the result, and
 * the client comes back with the answers (Multi Round-Trip Requests).
 *
 * <p>An answer belongs to the exact words of a question. What the rounds before have brought goes
 * before what came just now: it was checked when it came.
 */
final class ModernQuestions implements Questions {

    private static final System.Logger LOG = System.getLogger(Engine.class.getName());

    private final QuestionWire wire;
    private final JsonBuilderFactory json;
    private final Retry retry;
    private final Askable capabilities;
    private final CallState next = CallState.empty();
    private final Map<String, InputRequest> open = new LinkedHashMap<>();

    ModernQuestions(QuestionWire wire, JsonBuilderFactory json, Retry retry, Askable capabilities) {
        this.wire = wire;
        this.json = json;
        this.retry = retry;
        this.capabilities = capabilities;
    }

    @Override
    public Asked ask(Ask ask) {
        capabilities.require(ask);
        String digest = QuestionDigest.of(wire.words(ask.question()));
        return recorded(ask, digest)
                .or(() -> answered(ask, digest))
                .<Asked>map(Asked.Answered::new)
                .orElseGet(() -> put(ask, digest));
    }

    /** The call ends and the next one is another: nothing of it waits. */
    @Override
    public void goOn(Runnable rest) {
        throw new IllegalStateException("A call of 2026-07-28 does not wait for its client.");
    }

    /** A record that does not fit any more, since the application has changed, is none. */
    private Optional<Object> recorded(Ask ask, String digest) {
        Recorded known = retry.state().outcomes().get(ask.key());
        if (known == null || !known.question().equals(digest)) {
            return Optional.empty();
        }
        try {
            Object meaning = ask.reader().read(known.result());
            next.outcomes().put(ask.key(), known);
            return Optional.of(meaning);
        } catch (ToolException outdated) {
            return Optional.empty();
        }
    }

    private Optional<Object> answered(Ask ask, String digest) {
        JsonObject answer = retry.responses().get(ask.key());
        String asked = retry.state().asked().get(ask.key());
        if (answer == null || asked == null) {
            return Optional.empty();
        }
        if (!asked.equals(digest)) {
            LOG.log(
                    Level.INFO,
                    "Discarding the answer for resolver ''{0}'': the question changed since it was"
                            + " asked. A question must be built from the arguments and earlier"
                            + " answers alone.",
                    ask.key());
            return Optional.empty();
        }
        Object meaning = ask.reader().read(answer);
        next.outcomes().put(ask.key(), new Recorded(answer, digest));
        return Optional.of(meaning);
    }

    private Asked put(Ask ask, String digest) {
        next.asked().put(ask.key(), digest);
        open.put(ask.key(), ask.question());
        return new Asked.Unanswered();
    }

    @Override
    public ToolOutcome.InputRequired unanswered() {
        return new ToolOutcome.InputRequired(open, Optional.of(next.text(json)));
    }

    /** The key of the longest answer that goes into the next round; empty if there is none. */
    Optional<String> longest() {
        return next.longest();
    }
}
