package dev.mcpcdi;

import java.util.Objects;

/**
 * Asks the client's model, which may want tools to be used. The application uses them, and asks
 * again with their outputs; see {@link SamplingContent.ToolUse}. Let the last question say {@link
 * SamplingRequest.ToolChoice#NONE}, or a model goes on for ever.
 *
 * <p>A client that did not declare {@code sampling.tools} gets the error -32021; clients know it
 * from 2025-11-25 on.
 *
 * @param request what the model is asked, not null
 */
public record ToolSample(SamplingRequest request)
        implements Resolution<CreateMessageResultWithTools> {

    /**
     * Checks that something is said of tools, for a client without them could answer otherwise.
     *
     * @throws IllegalArgumentException if nothing is
     */
    public ToolSample {
        Objects.requireNonNull(request, "request");
        if (!request.usesTools()) {
            throw new IllegalArgumentException(
                    "A ToolSample has tools or a tool choice. Without them return a Sample.");
        }
    }
}
