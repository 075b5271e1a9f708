package dev.mcpcdi;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a {@link Prompt} returns when it wants to say more than its messages.
 *
 * @param description what the messages are for; empty for the description of the prompt
 * @param messages the messages, in this order
 */
public record PromptResult(Optional<String> description, List<PromptMessage> messages)
        implements PromptReply {

    /** Copies the list. */
    public PromptResult {
        Objects.requireNonNull(description, "description");
        messages = List.copyOf(messages);
    }

    /**
     * Messages alone.
     *
     * @param messages the messages
     * @return the result
     */
    public static PromptResult of(PromptMessage... messages) {
        return new PromptResult(Optional.empty(), List.of(messages));
    }
}
