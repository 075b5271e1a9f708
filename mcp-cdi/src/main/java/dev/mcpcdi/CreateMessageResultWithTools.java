package dev.mcpcdi;

import dev.mcpcdi.SamplingContent.ToolUse;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a client's model answered to a {@link ToolSample}.
 *
 * @param role who says it, mostly {@link Role#ASSISTANT}
 * @param content what is said, uses of tools among it
 * @param model the model
 * @param stopReason why it ended, such as {@code toolUse} or {@code endTurn}
 */
public record CreateMessageResultWithTools(
        Role role, List<SamplingContent> content, String model, Optional<String> stopReason) {

    /** Copies the list. */
    public CreateMessageResultWithTools {
        Objects.requireNonNull(role, "role");
        content = List.copyOf(content);
        Objects.requireNonNull(model, "model");
        Objects.requireNonNull(stopReason, "stopReason");
    }

    /**
     * The first text of the answer.
     *
     * @return the text; empty if there is none
     */
    public Optional<String> text() {
        return CreateMessageResult.first(content);
    }

    /**
     * The tools that the model wants to be used.
     *
     * @return the uses in their order, perhaps none
     */
    public List<ToolUse> toolUses() {
        return content.stream().filter(ToolUse.class::isInstance).map(ToolUse.class::cast).toList();
    }
}
