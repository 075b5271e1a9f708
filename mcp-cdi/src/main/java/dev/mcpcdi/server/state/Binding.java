package dev.mcpcdi.server.state;

import jakarta.json.JsonObject;
import java.util.Objects;
import java.util.Optional;

/**
 * The request that a state belongs to. A state opens only with the binding it was sealed with.
 *
 * @param method such as {@code tools/call}
 * @param target the name of the tool or prompt, or the URI of the resource
 * @param arguments the arguments as the client sent them; the order of members means nothing; empty
 *     for {@code resources/read}
 * @param principal who asks, as a text that no other user has; empty for nobody
 */
public record Binding(
        String method, String target, JsonObject arguments, Optional<String> principal) {

    /** Refuses null. */
    public Binding {
        Objects.requireNonNull(method, "method");
        Objects.requireNonNull(target, "target");
        Objects.requireNonNull(arguments, "arguments");
        Objects.requireNonNull(principal, "principal");
    }
}
