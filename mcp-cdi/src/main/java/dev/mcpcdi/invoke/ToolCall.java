package dev.mcpcdi.invoke;

import dev.mcpcdi.model.ToolDefinition;
import jakarta.json.JsonObject;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** One tool, ready to be called. Made when the application starts; safe for any thread. */
public interface ToolCall {

    /**
     * What the tool is.
     *
     * @return the definition
     */
    ToolDefinition definition();

    /**
     * How long one call may take.
     *
     * @return more than nothing; empty if the tool does not say so
     */
    default Optional<Duration> timeout() {
        return Optional.empty();
    }

    /**
     * Calls the tool on the current thread.
     *
     * @param arguments the arguments as the client sent them
     * @param context what else is known of the call
     * @param questions where its questions go
     * @return the outcome; the stage never fails, and is done already unless the tool returned a
     *     stage
     */
    CompletionStage<ToolOutcome> run(
            JsonObject arguments, CallContext context, Questions questions);
}
