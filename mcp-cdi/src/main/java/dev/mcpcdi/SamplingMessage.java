package dev.mcpcdi;

import java.util.List;
import java.util.Objects;

/**
 * One message of a conversation with a client's model.
 *
 * @param role who says it, not null
 * @param content what is said, at least one block
 */
public record SamplingMessage(Role role, List<SamplingContent> content) {

    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if there is no block
     */
    public SamplingMessage {
        Objects.requireNonNull(role, "role");
        content = List.copyOf(content);
        if (content.isEmpty()) {
            throw new IllegalArgumentException("A message to a model has at least one block.");
        }
    }

    /**
     * A text of the user.
     *
     * @param text the text
     * @return the message
     */
    public static SamplingMessage user(String text) {
        return new SamplingMessage(Role.USER, List.of(new Content.Text(text)));
    }

    /**
     * A text of the model.
     *
     * @param text the text
     * @return the message
     */
    public static SamplingMessage assistant(String text) {
        return new SamplingMessage(Role.ASSISTANT, List.of(new Content.Text(text)));
    }
}
