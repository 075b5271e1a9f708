package dev.mcpcdi.invoke;

import dev.mcpcdi.ToolException;
import jakarta.json.JsonObject;
import java.util.function.Function;

/** Refuses answers of another shape than the question has. */
final class WrongKind {

    private WrongKind() {}

    /** The one place where a missing member, or one of another type, becomes a refusal. */
    static <T> T refused(String key, JsonObject result, Function<JsonObject, T> reader) {
        try {
            return reader.apply(result);
        } catch (NullPointerException | ClassCastException | IllegalArgumentException unexpected) {
            throw new ToolException(
                    "Resolver '%s' received a response of the wrong kind".formatted(key));
        }
    }
}
