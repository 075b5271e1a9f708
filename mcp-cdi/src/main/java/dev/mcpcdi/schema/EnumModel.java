package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;

/** A Java enum: a choice of its constants' names, defined once a schema. */
record EnumModel(Class<?> type, ChoiceModel choice) implements TypeModel {

    static EnumModel of(Json json, Class<?> type) {
        Map<String, Object> constants = new LinkedHashMap<>();
        Object[] all = type.getEnumConstants();
        if (all == null || all.length == 0) {
            throw new NoSchemaException("which has no constants");
        }
        for (Object constant : all) {
            constants.put(((Enum<?>) constant).name(), constant);
        }
        return new EnumModel(type, new ChoiceModel(json, constants, "enum"));
    }

    @Override
    public JsonObject schema(SchemaWriter writer) {
        return writer.reference(
                type,
                type.getSimpleName(),
                () ->
                        writer.json()
                                .object(choice.schema(writer))
                                .add("title", type.getSimpleName())
                                .build());
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        return choice.read(value, reading);
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        return choice.json().string(((Enum<?>) value).name());
    }

    @Override
    public boolean allowsText() {
        return true;
    }
}
