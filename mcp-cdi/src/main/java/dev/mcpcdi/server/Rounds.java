package dev.mcpcdi.server;

import dev.mcpcdi.invoke.Questions;
import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.Notifications;
import dev.mcpcdi.protocol.QuestionWire;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.LiveQuestions.Live;
import dev.mcpcdi.server.state.Binding;
import dev.mcpcdi.server.state.RejectedStateException;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.spi.JsonProvider;
import java.security.Principal;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** Begins rounds: reads what the client brings back, whoever made it. Safe for any thread. */
final class Rounds {

    private final Codec codec;
    private final JsonBuilderFactory json;
    private final QuestionWire wire;
    private final Live live;
    private final Results results;
    private final Seals seals;

    Rounds(Codec codec, JsonProvider provider, Results results, Seals seals, Patience patience) {
        this.codec = codec;
        this.json = provider.createBuilderFactory(Map.of());
        this.wire = new QuestionWire(provider);
        this.live = new Live(wire, new Notifications(provider), patience.timer(), patience.limit());
        this.results = results;
        this.seals = seals;
    }

    /**
     * How long a client may take to answer.
     *
     * @param timer tells when it has taken too long
     * @param limit more than nothing
     */
    record Patience(Timer timer, Duration limit) {}

    /**
     * What a call is about.
     *
     * @param request the request
     * @param target the tool
     * @param arguments its arguments
     * @param revision the revision spoken
     */
    record Subject(Request request, String target, JsonObject arguments, Revision revision) {}

    /** The round, or nothing if the request was answered, because what it brings is refused. */
    Optional<CallRound> begin(Subject subject, Answer answer, CallWork work) {
        if (subject.revision().era() == Era.SESSION) {
            return Optional.of(new CallRound.OfSession(live(subject, answer, work)));
        }
        JsonObject params = subject.request().params();
        Optional<Map<String, JsonObject>> responses = Retry.responses(params);
        if (responses.isEmpty()) {
            answer.refuseParams("inputResponses must be an object of objects");
            return Optional.empty();
        }
        Binding binding = binding(subject, answer);
        try {
            Optional<String> opened = seals.open(params.get("requestState"), binding);
            Retry retry = Retry.of(responses.get(), opened, codec);
            ModernQuestions questions =
                    new ModernQuestions(wire, json, retry, askable(subject, answer));
            return Optional.of(new CallRound.Modern(questions, retry, seals, binding, results));
        } catch (RejectedStateException rejected) {
            answer.reject(
                    new RpcError(
                            RpcError.INVALID_PARAMS, rejected.getMessage(), Optional.of(reason())));
            return Optional.empty();
        }
    }

    /** 2025-11-25: only a client that takes a stream, or has a pipe, can be asked. */
    private Questions live(Subject subject, Answer answer, CallWork work) {
        return answer.exchange().canAsk()
                ? answer.session()
                        .<Questions>map(
                                session ->
                                        new LiveQuestions(
                                                live,
                                                answer,
                                                session,
                                                askable(subject, answer),
                                                work))
                        .orElseGet(SessionQuestions::new)
                : new SessionQuestions();
    }

    private Askable askable(Subject subject, Answer answer) {
        return new Askable(answer.client().capabilities(), subject.revision(), json);
    }

    /**
     * One and the same for every fault, so that nobody learns which part of a forgery was right.
     */
    private JsonObject reason() {
        return json.createObjectBuilder().add("reason", "invalid_request_state").build();
    }

    private static Binding binding(Subject subject, Answer answer) {
        return new Binding(
                subject.request().method(),
                subject.target(),
                subject.arguments(),
                answer.exchange().principal().map(Principal::getName));
    }
}
