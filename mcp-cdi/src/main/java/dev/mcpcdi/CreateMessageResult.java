package dev.mcpcdi;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a client's model answered to a {@link Sample}.
 *
 * @param role who says it, mostly {@link Role#ASSISTANT}
 * @param content what is said: texts, images or sounds
 * @param model the model
 * @param stopReason why it ended, such as {@code endTurn} or {@code maxTokens}
 */
public record CreateMessageResult(
        Role role, List<SamplingContent> content, String model, Optional<String> stopReason) {

    /** Copies the list. */
    public CreateMessageResult {
        Objects.requireNonNull(role, "role");
        content = List.copyOf(content);
        Objects.requireNonNull(model, "model");
        Objects.requireNonNull(stopReason, "stopReason");
    }

    /**
     * The first text of the answer.
     *
     * @return the text; empty if the model answered with something else
     */
    public Optional<String> text() {
        return first(content);
    }

    static Optional<String> first(List<SamplingContent> content) {
        return content.stream()
                .filter(Content.Text.class::isInstance)
                .map(block -> ((Content.Text) block).text())
                .findFirst();
    }
}
