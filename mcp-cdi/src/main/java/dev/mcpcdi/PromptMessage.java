package dev.mcpcdi;

import java.util.Objects;

/**
 * One message of a {@link Prompt}.
 *
 * @param role who says it, not null
 * @param content what it says, not null
 * @see <a href="https://modelcontextprotocol.io/specification/2025-11-25/server/prompts">Prompts,
 *     2025-11-25</a>
 */
public record PromptMessage(Role role, Content content) {

    /** Refuses null. */
    public PromptMessage {
        Objects.requireNonNull(role, "role");
        Objects.requireNonNull(content, "content");
    }

    /**
     * A text of the user.
     *
     * @param text the text, not null
     * @return the message
     */
    public static PromptMessage user(String text) {
        return user(new Content.Text(text));
    }

    /**
     * A message of the user.
     *
     * @param content what it says, not null
     * @return the message
     */
    public static PromptMessage user(Content content) {
        return new PromptMessage(Role.USER, content);
    }

    /**
     * A text of the model.
     *
     * @param text the text, not null
     * @return the message
     */
    public static PromptMessage assistant(String text) {
        return assistant(new Content.Text(text));
    }

    /**
     * A message of the model.
     *
     * @param content what it says, not null
     * @return the message
     */
    public static PromptMessage assistant(Content content) {
        return new PromptMessage(Role.ASSISTANT, content);
    }
}
