package dev.mcpcdi.client;

import dev.mcpcdi.Content;
import dev.mcpcdi.Role;
import dev.mcpcdi.SamplingContent;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What the client's model says. Immutable.
 *
 * @param role who says it, mostly {@link Role#ASSISTANT}
 * @param content what is said, at least one block; uses of tools only if the server gave tools
 * @param model the model
 * @param stopReason why it ended, such as {@code endTurn}
 */
public record SamplingAnswer(
        Role role, List<SamplingContent> content, String model, Optional<String> stopReason)
        implements QuestionAnswer {

    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if there is no block, or one that only servers send
     */
    public SamplingAnswer {
        Objects.requireNonNull(role, "role");
        content = List.copyOf(content);
        Objects.requireNonNull(model, "model");
        Objects.requireNonNull(stopReason, "stopReason");
        if (content.isEmpty()) {
            throw new IllegalArgumentException("A model says at least one block.");
        }
        if (content.stream().anyMatch(SamplingContent.ToolOutput.class::isInstance)) {
            throw new IllegalArgumentException("A model has no outputs of tools, only uses.");
        }
    }

    /**
     * One block of the model, at the end of its turn.
     *
     * @param content what is said
     * @param model the model
     * @return the answer
     */
    public static SamplingAnswer of(SamplingContent content, String model) {
        return new SamplingAnswer(Role.ASSISTANT, List.of(content), model, Optional.of("endTurn"));
    }

    /**
     * A text of the model, at the end of its turn.
     *
     * @param text what is said
     * @param model the model
     * @return the answer
     */
    public static SamplingAnswer text(String text, String model) {
        return of(new Content.Text(text), model);
    }
}
