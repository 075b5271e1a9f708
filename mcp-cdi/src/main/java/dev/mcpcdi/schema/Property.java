package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * One named value: an argument of a method, or a member of an object.
 *
 * @param name the name on the wire
 * @param words what it is called and what it is for
 * @param model its type
 * @param defaultValue what stands for it when it is absent, in the form it is listed
 * @param required whether it must be there
 */
record Property(
        String name,
        Words words,
        TypeModel model,
        Optional<JsonValue> defaultValue,
        boolean required) {

    /**
     * The texts of a property.
     *
     * @param title what it is called
     * @param isGiven whether the developer chose the title
     * @param description what it is for
     * @param header the header that clients repeat it in
     */
    record Words(
            String title, boolean isGiven, Optional<String> description, Optional<String> header) {}

    JsonObject schema(SchemaWriter writer) {
        JsonObject type = listed(writer).schema(writer);
        JsonObjectBuilder schema = writer.json().object(type);
        words.description()
                .ifPresent(text -> add("description", writer.json().string(text), schema, type));
        if (words.isGiven() || !refers(type) && !(model instanceof GivenModel)) {
            // A referred definition has a title of its own, as in the reference implementation.
            add("title", writer.json().string(words.title()), schema, type);
        }
        if (writer.isInput()) {
            Optional<JsonValue> absent =
                    defaultValue.or(
                            () ->
                                    isNullWhenAbsent() && !writer.isForm()
                                            ? Optional.of(JsonValue.NULL)
                                            : Optional.empty());
            absent.ifPresent(value -> add("default", value, schema, type));
        }
        if (writer.isInput() && !writer.isForm()) {
            words.header().ifPresent(name -> schema.add(HeaderRules.KEYWORD, name));
        }
        return schema.build();
    }

    /** What a schema that is written by hand says itself stands. */
    private static void add(
            String keyword, JsonValue value, JsonObjectBuilder schema, JsonObject type) {
        if (!type.containsKey(keyword)) {
            schema.add(keyword, value);
        }
    }

    /** The value that a client sent, or what stands for it. */
    Object read(JsonObject object, Json json, Reading reading) {
        JsonValue value = object.get(name);
        if (value == null && defaultValue.isPresent()) {
            // Read anew each time, so that no call sees what another did to a list.
            Reading here = reading.at(name);
            return here.isEndless()
                    ? here.fail("recursion_loop", "Input should not hold itself", object)
                    : model.read(defaultValue.get(), here);
        }
        if (value == null) {
            return required
                    ? reading.at(name).fail("missing", "Field required", object)
                    : model.absent();
        }
        JsonValue meant = reading.isRoot() ? Values.unpack(json, model, value) : value;
        return Values.read(model, meant, reading.at(name));
    }

    /** Adds a member of a result; null is left out where the schema does not demand the member. */
    void write(Object value, JsonObjectBuilder object, Writing writing) {
        Writing here = writing.at(name);
        JsonValue written = value == null ? JsonValue.NULL : model.write(value, here);
        boolean isSaid =
                value != null && model instanceof NullableModel each && each.knowsAbsence();
        if (isSaid || written.getValueType() != JsonValue.ValueType.NULL) {
            object.add(name, written);
        } else if (required) {
            throw here.fail("is null");
        }
    }

    private boolean isNullWhenAbsent() {
        return model instanceof NullableModel nullable && !nullable.knowsAbsence();
    }

    /** A result leaves out a null member, unless that says something else. */
    private TypeModel listed(SchemaWriter writer) {
        return !writer.isInput() && isNullWhenAbsent() && model instanceof NullableModel nullable
                ? nullable.inner()
                : model;
    }

    static boolean refers(JsonObject schema) {
        return schema.containsKey("$ref")
                || schema.containsKey("anyOf")
                        && schema.getJsonArray("anyOf").getJsonObject(0).containsKey("$ref");
    }
}
