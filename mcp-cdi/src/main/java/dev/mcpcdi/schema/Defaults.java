package dev.mcpcdi.schema;

import dev.mcpcdi.problem.ProblemCode;
import jakarta.json.JsonValue;

/** Converts the text of a default once, and checks it as an argument would be. */
final class Defaults {

    private Defaults() {}

    /** The value as it is listed; nothing is said of whether it fits. */
    static JsonValue convert(Json json, TypeModel model, String text) {
        JsonValue value =
                model.allowsText() && !model.allowsAnything()
                        ? json.string(text)
                        : json.parse(text).orElseGet(() -> json.string(text));
        return model.normalise(value);
    }

    /**
     * Checks the value, once the model is complete.
     *
     * @throws MisdeclaredException if it is no value of the type
     */
    static void check(TypeModel model, JsonValue normal, String text) {
        TypeModel inner = model instanceof NullableModel nullable ? nullable.inner() : model;
        if (inner instanceof ConstrainedModel constrained) {
            check(constrained.inner(), normal, text, ProblemCode.BAD_DEFAULT);
        }
        ProblemCode code =
                inner instanceof ConstrainedModel
                        ? ProblemCode.DEFAULT_BREAKS_CONSTRAINT
                        : ProblemCode.BAD_DEFAULT;
        check(model, normal, text, code);
    }

    private static void check(TypeModel model, JsonValue value, String text, ProblemCode code) {
        Reading reading = Reading.root();
        model.read(value, reading);
        if (reading.failures() > 0) {
            throw new MisdeclaredException(
                    code,
                    "has the default \"%s\": %s. Write a value that a client could send."
                            .formatted(text, reading.violations().get(0).text()));
        }
    }
}
