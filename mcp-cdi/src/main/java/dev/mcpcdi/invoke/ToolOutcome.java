package dev.mcpcdi.invoke;

import dev.mcpcdi.Content;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Optional;

/** How one call of a tool ended: in a result, or in a refusal of the whole request. */
public sealed interface ToolOutcome {

    /**
     * A result, good or bad.
     *
     * @param content the blocks, in order
     * @param structuredContent the structured content; never with an error
     * @param isError whether the model reads a failure
     */
    record Result(List<Content> content, Optional<JsonValue> structuredContent, boolean isError)
            implements ToolOutcome {

        /** Copies the list. */
        public Result {
            content = List.copyOf(content);
        }

        /**
         * A tool error of one text.
         *
         * @param text the text for the model
         * @return the result
         */
        public static Result error(String text) {
            return new Result(List.of(new Content.Text(text)), Optional.empty(), true);
        }
    }

    /**
     * A JSON-RPC error that the application asked for.
     *
     * @param code its code
     * @param message its message
     * @param data its data
     */
    record Refusal(int code, String message, Optional<JsonValue> data) implements ToolOutcome {}
}
