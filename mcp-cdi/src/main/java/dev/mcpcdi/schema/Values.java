package dev.mcpcdi.schema;

import jakarta.json.JsonString;
import jakarta.json.JsonValue;

/** Reads and writes one value where it may be null or written a little differently. */
final class Values {

    private Values() {}

    static Object read(TypeModel model, JsonValue value, Reading reading) {
        JsonValue normal = model.normalise(value);
        int before = reading.failures();
        Object read = model.read(normal, reading);
        if (normal != value && reading.failures() > before) {
            reading.quote(before, value);
        }
        return read;
    }

    static JsonValue write(TypeModel model, Object value, Writing writing) {
        if (value != null) {
            return model.write(value, writing);
        }
        if (!model.allowsNull()) {
            throw writing.fail("is null");
        }
        return JsonValue.NULL;
    }

    /**
     * The structure that a text stands for: some models send arguments as JSON inside a string.
     * Only where no string could be meant, and never for scalars, which have rules of their own.
     */
    static JsonValue unpack(Json json, TypeModel model, JsonValue value) {
        if (!(value instanceof JsonString text) || model.allowsText()) {
            return value;
        }
        return json.parse(text.getString())
                .filter(
                        parsed ->
                                switch (parsed.getValueType()) {
                                    case OBJECT, ARRAY, NULL -> true;
                                    default -> false;
                                })
                .orElse(value);
    }
}
