package dev.mcpcdi.schema;

import dev.mcpcdi.ToolArg;
import dev.mcpcdi.problem.ProblemCode;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A Java enum: a choice of its constants' names, defined once a schema.
 *
 * <p>{@link ToolArg} on a constant gives it another name, and a title for people.
 */
record EnumModel(Class<?> type, ChoiceModel choice) implements TypeModel {

    static EnumModel of(Json json, Class<?> type) {
        Map<String, Object> constants = new LinkedHashMap<>();
        Map<String, String> titles = new LinkedHashMap<>();
        Object[] all = type.getEnumConstants();
        if (all == null || all.length == 0) {
            throw new NoSchemaException("which has no constants");
        }
        for (Object constant : all) {
            Optional<ToolArg> arg = arg(type, ((Enum<?>) constant).name());
            String name =
                    arg.map(ToolArg::name)
                            .filter(text -> !text.isEmpty())
                            .orElse(((Enum<?>) constant).name());
            if (constants.put(name, constant) != null) {
                throw new MisdeclaredException(
                        ProblemCode.DUPLICATE_MEMBER,
                        "lists two constants of %s as \"%s\". Rename one with @ToolArg(name = ...)."
                                .formatted(type.getSimpleName(), name));
            }
            titles.put(name, arg.map(ToolArg::title).orElse(""));
        }
        return new EnumModel(
                type, new ChoiceModel(json, constants, complete(titles), false, "enum"));
    }

    /** One title calls for the others: who has none is shown by name. */
    private static Map<String, String> complete(Map<String, String> titles) {
        if (titles.values().stream().allMatch(String::isEmpty)) {
            return Map.of();
        }
        titles.replaceAll((name, title) -> title.isEmpty() ? name : title);
        return titles;
    }

    private static Optional<ToolArg> arg(Class<?> type, String constant) {
        try {
            return Optional.ofNullable(
                    type.getDeclaredField(constant).getAnnotation(ToolArg.class));
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException("An enum has a field for each constant", e);
        }
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
        return choice.write(value, writing);
    }

    /** Every form stands alone, so the choice stands in it. */
    @Override
    public Optional<TypeModel> inForm() {
        return choice.inForm();
    }

    @Override
    public boolean allowsText() {
        return true;
    }
}
