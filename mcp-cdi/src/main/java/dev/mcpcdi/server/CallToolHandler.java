package dev.mcpcdi.server;

import dev.mcpcdi.invoke.CallContext;
import dev.mcpcdi.invoke.CancelSignal;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.invoke.ToolOutcome;
import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.Rounds.Subject;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import java.util.stream.Collectors;

/** {@code tools/call}: runs a tool through the executor. */
final class CallToolHandler implements Handler {

    /** As long as the name of a tool can be (2025-11-25, Tools, Tool Names). */
    private static final int MAX_NAME = 128;

    private final Map<String, ToolCall> tools;
    private final CallExecutor executor;
    private final Results results;
    private final Rounds rounds;
    private final CallContexts contexts;

    CallToolHandler(
            List<ToolCall> tools,
            CallExecutor executor,
            Results results,
            Rounds rounds,
            CallContexts contexts) {
        this.tools =
                tools.stream()
                        .collect(
                                Collectors.toUnmodifiableMap(
                                        tool -> tool.definition().name(), Function.identity()));
        this.executor = executor;
        this.results = results;
        this.rounds = rounds;
        this.contexts = contexts;
    }

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        JsonValue given = request.params().getOrDefault("arguments", JsonValue.EMPTY_JSON_OBJECT);
        if (!(request.params().get("name") instanceof JsonString name)) {
            answer.refuseParams("name must be a string");
        } else if (name.getString().length() > MAX_NAME) {
            answer.refuseParams("name must have at most " + MAX_NAME + " characters");
        } else if (!(given instanceof JsonObject arguments)) {
            answer.refuseParams("arguments must be an object");
        } else {
            begin(new Subject(request, name.getString(), arguments, revision), answer);
        }
    }

    private void begin(Subject subject, Answer answer) {
        CallWork work = new CallWork(executor.parts());
        rounds.begin(subject, answer, work)
                .ifPresent(
                        round ->
                                call(
                                        subject,
                                        new ToolAnswer(results, subject.revision(), round, answer),
                                        work));
    }

    private void call(Subject subject, ToolAnswer answer, CallWork work) {
        ToolCall tool = tools.get(subject.target());
        if (tool == null) {
            // Differs from the specification on purpose: a model can read this and try again.
            answer.take(ToolOutcome.Result.error("Unknown tool: " + subject.target()));
            return;
        }
        CancelSignal signal = contexts.signal(subject, tool, answer);
        CallContext context = contexts.of(subject, answer.round().retry(), answer.answer(), signal);
        try {
            work.begin(signal, () -> run(tool, subject.arguments(), context, answer));
        } catch (RejectedExecutionException e) {
            answer.answer().busy();
        }
    }

    private static void run(
            ToolCall tool, JsonObject arguments, CallContext context, ToolAnswer answer) {
        try {
            tool.run(arguments, context, answer.round().questions()).whenComplete(answer::take);
        } catch (RuntimeException | Error e) {
            answer.answer().crash(e);
        }
    }
}
