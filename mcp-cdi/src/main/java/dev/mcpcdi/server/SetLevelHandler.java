package dev.mcpcdi.server;

import dev.mcpcdi.LogLevel;
import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.protocol.Notifications;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonString;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code logging/setLevel}: which log messages a session wants; without one nothing is kept. */
final class SetLevelHandler implements Handler {

    private static final String RULE =
            Arrays.stream(LogLevel.values())
                    .map(Notifications::text)
                    .collect(Collectors.joining(", ", "level must be one of ", ""));

    private final Results results;

    SetLevelHandler(Results results) {
        this.results = results;
    }

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        Optional<LogLevel> level =
                request.params().get("level") instanceof JsonString text
                        ? Notifications.level(text.getString())
                        : Optional.empty();
        if (level.isEmpty()) {
            answer.refuseParams(RULE);
            return;
        }
        answer.client().session().ifPresent(session -> session.logLevel(level.get()));
        answer.result(results.empty(revision));
    }
}
