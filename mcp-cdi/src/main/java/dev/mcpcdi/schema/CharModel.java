package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Optional;

/** One {@code char}: a length counts characters, and Java's type has no room beyond U+FFFF. */
record CharModel(Json json) implements TypeModel {

    private static final String IN_ONE_UNIT = "^[\\u0000-\\uffff]$";

    /** A form has no patterns. */
    @Override
    public JsonObject schema(SchemaWriter writer) {
        JsonObject one =
                json.object(json.type("string")).add("minLength", 1).add("maxLength", 1).build();
        return writer.isForm() ? one : json.object(one).add("pattern", IN_ONE_UNIT).build();
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        if (!(value instanceof JsonString text)) {
            return reading.fail("string_type", "Input should be a valid string", value);
        }
        return text.getString().length() == 1
                ? text.getString().charAt(0)
                : reading.fail("string_length", "String should have 1 character", value);
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        return json.string(value.toString());
    }

    @Override
    public Optional<TypeModel> inForm() {
        return Optional.of(this);
    }

    @Override
    public boolean allowsText() {
        return true;
    }
}
