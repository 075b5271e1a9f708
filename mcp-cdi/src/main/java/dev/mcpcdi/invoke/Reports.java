package dev.mcpcdi.invoke;

import dev.mcpcdi.LogLevel;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import jakarta.json.JsonValue;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/**
 * Tells the client of a call what goes on. Safe for any thread; after the answer it does nothing.
 */
public interface Reports {

    /**
     * How far the call is.
     *
     * @param value more than before, or it is not sent
     * @param total the value at the end
     * @param message for people
     */
    void progress(double value, OptionalDouble total, Optional<String> message);

    /**
     * What the call has to say.
     *
     * @param level how much it matters
     * @param data what it is; asked for only if the client wants to know
     * @param logger who says it
     */
    void log(LogLevel level, Supplier<JsonValue> data, Optional<String> logger);

    /**
     * Tells all clients that something is not what it was; also after the answer.
     *
     * @param change what changed
     */
    void changed(Change change);

    /** Lets the client come back later for what follows, if it can. */
    void closeStream();
}
