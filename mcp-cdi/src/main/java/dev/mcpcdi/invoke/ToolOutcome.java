package dev.mcpcdi.invoke;

import dev.mcpcdi.Content;
import dev.mcpcdi.InputRequest;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How one call of a tool ended: in a result, in questions, or in a refusal of the request. */
public sealed interface ToolOutcome {

    /**
     * A result, good or bad.
     *
     * @param content the blocks, in order
     * @param structuredContent the structured content; never with an error
     * @param isError whether the model reads a failure
     * @param meta what the application says beside it
     */
    record Result(
            List<Content> content,
            Optional<JsonValue> structuredContent,
            boolean isError,
            Optional<JsonObject> meta)
            implements ToolOutcome {

        /** Copies the list. */
        public Result {
            content = List.copyOf(content);
        }

        /**
         * A result alone.
         *
         * @param content the blocks, in order
         * @param structuredContent the structured content; never with an error
         * @param isError whether the model reads a failure
         */
        public Result(
                List<Content> content, Optional<JsonValue> structuredContent, boolean isError) {
            this(content, structuredContent, isError, Optional.empty());
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
     * The call goes on when the client has answered.
     *
     * @param requests the questions by their keys, in the order they were asked
     * @param state what the client brings back with the answers
     */
    record InputRequired(Map<String, InputRequest> requests, Optional<String> state)
            implements ToolOutcome {

        /** Copies the map, in its order. */
        public InputRequired {
            requests = Collections.unmodifiableMap(new LinkedHashMap<>(requests));
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
