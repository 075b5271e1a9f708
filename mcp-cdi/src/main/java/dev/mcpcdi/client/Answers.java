package dev.mcpcdi.client;

import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import java.util.Optional;
import java.util.function.Function;

/** Reads what a server answered. */
final class Answers {

    private Answers() {}

    /** The one place where a missing member, or one of another type, becomes a failure. */
    static <T> T read(JsonObject answer, Function<JsonObject, T> reader) {
        try {
            return reader.apply(answer);
        } catch (NullPointerException
                | ClassCastException
                | ArithmeticException
                | IllegalArgumentException unexpected) {
            throw new UnexpectedAnswerException("The answer has an unexpected shape.", unexpected);
        }
    }

    /** A text that may be missing; the getter with a default would take any other type for that. */
    static Optional<String> text(JsonObject object, String name) {
        return Optional.ofNullable(object.getJsonString(name)).map(JsonString::getString);
    }
}
