package dev.mcpcdi.schema;

import jakarta.json.JsonValue;

/** Converts the text of a default once, and checks it as an argument would be. */
final class Defaults {

    private Defaults() {}

    /**
     * The value as it is listed.
     *
     * @throws BadDefaultException if the text is no value of the type
     */
    static JsonValue convert(Json json, TypeModel model, String text) {
        JsonValue value =
                model.allowsText() && !(model instanceof AnyModel)
                        ? json.string(text)
                        : json.parse(text).orElseGet(() -> json.string(text));
        JsonValue normal = model.normalise(value);
        TypeModel inner = model instanceof NullableModel nullable ? nullable.inner() : model;
        if (inner instanceof ConstrainedModel constrained) {
            check(constrained.inner(), normal, text, false);
        }
        check(model, normal, text, inner instanceof ConstrainedModel);
        return normal;
    }

    private static void check(TypeModel model, JsonValue value, String text, boolean constraint) {
        Reading reading = Reading.root();
        model.read(value, reading);
        if (reading.failures() > 0) {
            throw new BadDefaultException(
                    "has the default \"%s\": %s. Write a value that a client could send."
                            .formatted(text, reading.violations().get(0).text()),
                    constraint);
        }
    }
}
