package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * A value that may be null: an {@code Optional}, or marked so.
 *
 * @param inner the value when there is one
 * @param wrapper how the Java type holds it
 * @param knowsAbsence whether a value that is not there is another than null: an {@code Optional}
 *     that is itself marked, and then null in Java
 */
record NullableModel(TypeModel inner, OptionalKind wrapper, boolean knowsAbsence)
        implements TypeModel {

    @Override
    public JsonObject schema(SchemaWriter writer) {
        if (inner.allowsNull() || writer.isForm()) {
            return inner.schema(writer);
        }
        Json json = writer.json();
        return json.object()
                .add("anyOf", json.array().add(inner.schema(writer)).add(json.type("null")))
                .build();
    }

    @Override
    public JsonValue normalise(JsonValue value) {
        return isNull(value) ? value : inner.normalise(value);
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        return isNull(value) ? wrapper.wrap(null) : wrapper.wrap(inner.read(value, reading));
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        Object held = wrapper.unwrap(value);
        return held == null ? JsonValue.NULL : inner.write(held, writing);
    }

    /** A form has no word for null: what is left empty is not sent. */
    @Override
    public Optional<TypeModel> inForm() {
        return inner.inForm().map(form -> new NullableModel(form, wrapper, knowsAbsence));
    }

    @Override
    public boolean allowsText() {
        return inner.allowsText();
    }

    @Override
    public boolean allowsAnything() {
        return inner.allowsAnything();
    }

    @Override
    public boolean allowsNull() {
        return true;
    }

    @Override
    public Object absent() {
        return knowsAbsence ? null : wrapper.wrap(null);
    }

    private static boolean isNull(JsonValue value) {
        return value.getValueType() == JsonValue.ValueType.NULL;
    }
}
