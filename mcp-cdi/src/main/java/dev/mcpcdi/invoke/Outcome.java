package dev.mcpcdi.invoke;

import dev.mcpcdi.Content;
import dev.mcpcdi.InputRequest;
import dev.mcpcdi.PromptMessage;
import dev.mcpcdi.ResourceContents;
import dev.mcpcdi.model.CachePolicy;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** How one call ended: in a result, in questions, or in a refusal of the request. */
public sealed interface Outcome {

    /**
     * A result of a tool, good or bad.
     *
     * @param content the blocks, in order
     * @param structuredContent the structured content; never with an error
     * @param isError whether the model reads a failure
     * @param meta what the application says beside it
     */
    record OfTool(
            List<Content> content,
            Optional<JsonValue> structuredContent,
            boolean isError,
            Optional<JsonObject> meta)
            implements Outcome {

        /** Copies the list. */
        public OfTool {
            content = List.copyOf(content);
        }

        /**
         * A result alone.
         *
         * @param content the blocks, in order
         * @param structuredContent the structured content; never with an error
         * @param isError whether the model reads a failure
         */
        public OfTool(
                List<Content> content, Optional<JsonValue> structuredContent, boolean isError) {
            this(content, structuredContent, isError, Optional.empty());
        }

        /**
         * A tool error of one text.
         *
         * @param text the text for the model
         * @return the result
         */
        public static OfTool error(String text) {
            return new OfTool(List.of(new Content.Text(text)), Optional.empty(), true);
        }
    }

    /**
     * The result of a prompt.
     *
     * @param messages the messages, in order
     * @param description what they are for
     */
    record OfPrompt(List<PromptMessage> messages, Optional<String> description) implements Outcome {

        /** Copies the list. */
        public OfPrompt {
            messages = List.copyOf(messages);
        }
    }

    /**
     * The result of a read.
     *
     * @param contents at least one, each with its URI
     * @param policy how long a client may keep them, if the resource says so
     */
    record OfResource(List<ResourceContents> contents, Optional<CachePolicy> policy)
            implements Outcome {

        /** Copies the list. */
        public OfResource {
            contents = List.copyOf(contents);
        }
    }

    /**
     * A read that failed.
     *
     * @param reason what a client does about it
     * @param uri what was to be read
     * @param message what went wrong
     */
    record Unread(Reason reason, String uri, String message) implements Outcome {

        /** What a client can do about a failed read. */
        public enum Reason {
            /** There is no such resource. */
            NOT_FOUND,
            /** The URI has a value that does not fit. */
            INVALID,
            /** The server failed. */
            FAILED
        }

        /**
         * There is nothing at a URI.
         *
         * @param uri the URI
         * @return the failure
         */
        public static Unread unknown(String uri) {
            return new Unread(Reason.NOT_FOUND, uri, "Unknown resource: " + uri);
        }
    }

    /**
     * The result of a completion.
     *
     * @param values the values, in order
     * @param total how many there are
     * @param hasMore whether there are more than these
     */
    record OfCompletion(List<String> values, OptionalInt total, boolean hasMore)
            implements Outcome {

        /** Copies the list. */
        public OfCompletion {
            values = List.copyOf(values);
        }
    }

    /**
     * The call goes on when the client has answered.
     *
     * @param requests the questions by their keys, in the order they were asked
     * @param state what the client brings back with the answers
     */
    record InputRequired(Map<String, InputRequest> requests, Optional<String> state)
            implements Outcome {

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
    record Refusal(int code, String message, Optional<JsonValue> data) implements Outcome {

        /** The code of JSON-RPC for parameters that do not fit. */
        static final int INVALID_PARAMS = -32602;

        /** The code of JSON-RPC for a failure of the server. */
        static final int INTERNAL_ERROR = -32603;
    }
}
