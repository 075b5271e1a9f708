package dev.mcpcdi.server;

import dev.mcpcdi.LogLevel;
import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.MetaKeys;
import dev.mcpcdi.protocol.Notifications;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * What a client wants to be told of a request.
 *
 * @param progressToken by which it knows the request; empty if it wants no progress
 * @param level the least level of log messages; empty if it wants none
 */
record ReportWish(Optional<JsonValue> progressToken, Optional<LogLevel> level) {

    static ReportWish of(Request request, Revision revision, Optional<Session> session) {
        JsonObject meta =
                request.params().get("_meta") instanceof JsonObject given
                        ? given
                        : JsonValue.EMPTY_JSON_OBJECT;
        return new ReportWish(
                Optional.ofNullable(meta.get("progressToken")).filter(ReportWish::isToken),
                revision.era() == Era.MODERN ? asked(meta) : kept(session));
    }

    private static boolean isToken(JsonValue value) {
        return value instanceof JsonString || value instanceof JsonNumber;
    }

    /** 2026-07-28, Logging: none for a request that does not ask for it. */
    private static Optional<LogLevel> asked(JsonObject meta) {
        return meta.get(MetaKeys.LOG_LEVEL) instanceof JsonString level
                ? Notifications.level(level.getString())
                : Optional.empty();
    }

    /** 2025-11-25, Logging: what is sent before a level is set is for the server to say. */
    private static Optional<LogLevel> kept(Optional<Session> session) {
        return Optional.of(session.map(Session::logLevel).orElse(LogLevel.INFO));
    }

    boolean wants(LogLevel wanted) {
        return level.filter(least -> wanted.compareTo(least) >= 0).isPresent();
    }
}
