package dev.mcpcdi.client;

import dev.mcpcdi.Content;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How a call of a tool ended. Immutable.
 *
 * @param content what a model reads, in this order
 * @param structuredContent what a program reads, empty if there is none
 * @param isError whether the tool failed
 */
public record CallResult(
        List<Content> content, Optional<JsonValue> structuredContent, boolean isError) {

    /** Copies the list. */
    public CallResult {
        content = List.copyOf(content);
    }

    /**
     * The texts of the content, one a line.
     *
     * @return the texts, empty if there is none
     */
    public String text() {
        return content.stream()
                .filter(Content.Text.class::isInstance)
                .map(block -> ((Content.Text) block).text())
                .collect(Collectors.joining("\n"));
    }
}
