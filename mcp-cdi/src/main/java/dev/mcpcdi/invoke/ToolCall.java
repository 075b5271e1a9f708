package dev.mcpcdi.invoke;

import dev.mcpcdi.model.ToolDefinition;
import java.time.Duration;
import java.util.Optional;

/** One tool, ready to be called. */
public interface ToolCall extends ClientCall {

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
}
