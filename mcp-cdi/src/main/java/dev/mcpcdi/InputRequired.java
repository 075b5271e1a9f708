package dev.mcpcdi;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What a {@link Tool}, {@link Prompt} or {@link Resource} returns that asks by itself: the call
 * ends, and the client calls again with the same arguments, its answers and the state. The method
 * then finds both in its {@link McpContext}, and answers in the end with another {@link ToolReply},
 * {@link PromptReply} or {@link ResourceReply}.
 *
 * <p>For flows that a {@link Resolver} cannot describe. It works with clients of 2026-07-28 only,
 * and not in a method that has resolved parameters. The method checks what the answers say: they
 * are passed on as they came. The state is encrypted on its way and comes back unchanged, for the
 * same method, arguments and user, or the call is refused.
 *
 * @param requests the questions by their keys, which the answers repeat
 * @param requestState what the method wants to know again; empty for nothing
 */
public record InputRequired(Map<String, InputRequest> requests, Optional<String> requestState)
        implements ToolReply, PromptReply, ResourceReply {

    /**
     * Copies the map, in its order.
     *
     * @throws IllegalArgumentException if there is neither a question nor a state
     */
    public InputRequired {
        requests = Collections.unmodifiableMap(new LinkedHashMap<>(requests));
        Objects.requireNonNull(requestState, "requestState");
        if (requests.isEmpty() && requestState.isEmpty()) {
            throw new IllegalArgumentException(
                    "InputRequired needs a question or a state, or the client would call again for"
                            + " nothing.");
        }
    }

    /**
     * One question.
     *
     * @param key its key
     * @param request the question
     * @return the reply
     */
    public static InputRequired of(String key, InputRequest request) {
        return new InputRequired(Map.of(key, request), Optional.empty());
    }

    /**
     * The same and one more question.
     *
     * @param key its key
     * @param request the question
     * @return a new reply
     */
    public InputRequired and(String key, InputRequest request) {
        Map<String, InputRequest> all = new LinkedHashMap<>(requests);
        all.put(key, request);
        return new InputRequired(all, requestState);
    }

    /**
     * The same with a state.
     *
     * @param state what the tool wants to know again, not null
     * @return a new reply
     */
    public InputRequired withState(String state) {
        return new InputRequired(requests, Optional.of(state));
    }
}
