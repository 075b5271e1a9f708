package dev.mcpcdi.client;

import jakarta.json.JsonObject;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What one request of a call brought: the end, or questions to go on with. Immutable.
 *
 * <pre>{@code
 * ToolRound round = client.beginCall("order_book", Map.of("title", "Neuromancer"));
 * while (round instanceof ToolRound.InputRequired asked) {
 *     round = client.continueCall(asked, answersOf(asked.questions()));
 * }
 * CallResult result = ((ToolRound.Completed) round).result();
 * }</pre>
 */
public sealed interface ToolRound {

    /**
     * The call ended.
     *
     * @param result how
     */
    record Completed(CallResult result) implements ToolRound {}

    /**
     * The server wants answers, or without any question just a retry. The server waits for nothing:
     * this may be kept, or dropped, and another client of the same server may continue with it.
     *
     * @param tool the tool that was called
     * @param arguments the arguments of the call
     * @param questions the questions by their keys, in the order of the server
     * @param requestState what the server wants back as it is; it says nothing to a client
     */
    record InputRequired(
            String tool,
            JsonObject arguments,
            Map<String, Question> questions,
            Optional<String> requestState)
            implements ToolRound {

        /** Copies the map. */
        public InputRequired {
            Objects.requireNonNull(tool, "tool");
            Objects.requireNonNull(arguments, "arguments");
            Objects.requireNonNull(requestState, "requestState");
            questions = Collections.unmodifiableMap(new LinkedHashMap<>(questions));
        }
    }
}
