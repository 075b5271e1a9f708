package dev.mcpcdi.protocol;

import dev.mcpcdi.LogLevel;
import dev.mcpcdi.jsonrpc.Message.Notification;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** The notifications that a server sends, in the words of a revision. Safe for any thread. */
public final class Notifications {

    /** Above it not every whole number is a double, and a client may read it as one. */
    private static final double MAX_WHOLE = 1L << 53;

    private final JsonProvider provider;
    private final JsonBuilderFactory json;

    /**
     * Makes the notifications of a server.
     *
     * @param provider the provider of JSON
     */
    public Notifications(JsonProvider provider) {
        this.provider = provider;
        json = provider.createBuilderFactory(Map.of());
    }

    /**
     * Says how far a request is.
     *
     * @param token how the client knows the request, a string or number
     * @param progress how far, and of how much
     * @param message for people
     * @param revision the revision
     * @return {@code notifications/progress}
     */
    public Notification progress(
            JsonValue token, Progress progress, Optional<String> message, Revision revision) {
        JsonObjectBuilder params =
                json.createObjectBuilder()
                        .add("progressToken", token)
                        .add("progress", number(progress.value()));
        progress.total().ifPresent(total -> params.add("total", number(total)));
        if (revision.knows(Feature.PROGRESS_MESSAGE)) {
            message.ifPresent(text -> params.add("message", text));
        }
        return new Notification("notifications/progress", params.build());
    }

    /**
     * How far, and of how much.
     *
     * @param value a finite number
     * @param total a finite number
     */
    public record Progress(double value, OptionalDouble total) {}

    /**
     * A whole number, as the id of a request of the server is.
     *
     * @param value the number
     * @return the number as JSON
     */
    public JsonValue number(long value) {
        return provider.createValue(value);
    }

    private JsonValue number(double value) {
        return value == Math.rint(value) && Math.abs(value) <= MAX_WHOLE
                ? provider.createValue((long) value)
                : provider.createValue(value);
    }

    /**
     * Says what a request has to say.
     *
     * @param level how much it matters
     * @param data what it is
     * @param logger who says it
     * @return {@code notifications/message}
     */
    public Notification message(LogLevel level, JsonValue data, Optional<String> logger) {
        JsonObjectBuilder params = json.createObjectBuilder().add("level", text(level));
        logger.ifPresent(name -> params.add("logger", name));
        return new Notification("notifications/message", params.add("data", data).build());
    }

    /**
     * Says that the list of tools is not what it was.
     *
     * @param subscription the id of the request that opened the stream; empty in a session
     * @return {@code notifications/tools/list_changed}
     */
    public Notification toolsChanged(Optional<JsonValue> subscription) {
        JsonObjectBuilder params = json.createObjectBuilder();
        subscription.ifPresent(id -> params.add("_meta", subscription(id)));
        return new Notification("notifications/tools/list_changed", params.build());
    }

    /**
     * Begins a stream of changes.
     *
     * @param subscription the id of the request that opened it, of its JSON type
     * @param tools whether it will tell of the list of tools
     * @return {@code notifications/subscriptions/acknowledged}
     */
    public Notification acknowledged(JsonValue subscription, boolean tools) {
        JsonObjectBuilder honoured = json.createObjectBuilder();
        if (tools) {
            honoured.add("toolsListChanged", true);
        }
        return new Notification(
                "notifications/subscriptions/acknowledged",
                json.createObjectBuilder()
                        .add("_meta", subscription(subscription))
                        .add("notifications", honoured)
                        .build());
    }

    /**
     * Withdraws a request of the server.
     *
     * @param request the id of the request
     * @return {@code notifications/cancelled}
     */
    public Notification cancelled(JsonValue request) {
        return new Notification(
                "notifications/cancelled",
                json.createObjectBuilder().add("requestId", request).build());
    }

    private JsonObject subscription(JsonValue id) {
        return json.createObjectBuilder().add(MetaKeys.SUBSCRIPTION_ID, id).build();
    }

    /**
     * A level as it is written on the wire.
     *
     * @param level the level
     * @return its name in lower case
     */
    public static String text(LogLevel level) {
        return level.name().toLowerCase(Locale.ROOT);
    }

    /**
     * The level of a text.
     *
     * @param text what a client wrote
     * @return the level, empty if there is none of this name
     */
    public static Optional<LogLevel> level(String text) {
        for (LogLevel level : LogLevel.values()) {
            if (text(level).equals(text)) {
                return Optional.of(level);
            }
        }
        return Optional.empty();
    }
}
