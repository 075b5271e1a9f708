package dev.mcpcdi.schema;

import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A type whose objects are each of one of several classes.
 *
 * <p>It is completed after it was made, since a class may hold the type; never after the start.
 */
final class VariantModel implements TypeModel {

    private final Json json;
    private final Object key;
    private final String title;
    private final Optional<String> tag;
    private List<Variant> variants = List.of();

    /**
     * Makes an incomplete one.
     *
     * @param key what it is defined by
     * @param title the name of its definition
     * @param tag the member that names the class; empty if results alone have the type
     */
    VariantModel(Json json, Object key, String title, Optional<String> tag) {
        this.json = json;
        this.key = key;
        this.title = title;
        this.tag = tag;
    }

    /** One of the classes, and what the tag says of it. */
    record Variant(String alias, Class<?> type, TypeModel model) {}

    void complete(List<Variant> all) {
        variants = List.copyOf(all);
    }

    @Override
    public JsonObject schema(SchemaWriter writer) {
        return writer.reference(key, title, () -> inline(writer));
    }

    /** The schema itself, for a root. */
    JsonObject inline(SchemaWriter writer) {
        JsonArrayBuilder each = json.array();
        variants.forEach(variant -> each.add(schema(variant, writer)));
        return json.object()
                .add(tag.isPresent() ? "oneOf" : "anyOf", each)
                .add("title", title)
                .add("type", "object")
                .build();
    }

    private JsonObject schema(Variant variant, SchemaWriter writer) {
        JsonObject schema = variant.model().schema(writer);
        if (tag.isEmpty()) {
            return schema;
        }
        JsonObjectBuilder named = json.object().add("const", variant.alias());
        return json.object(schema)
                .add("properties", json.object().add(tag.get(), named))
                .add("required", json.array().add(tag.get()))
                .build();
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        if (!(value instanceof JsonObject object)) {
            return reading.fail("dict_type", "Input should be a valid dictionary", value);
        }
        String name = tag.orElseThrow();
        JsonValue said = object.get(name);
        if (said == null) {
            return reading.fail(
                    "union_tag_not_found",
                    "Unable to extract tag using discriminator " + ValueText.quoted(name),
                    value);
        }
        Optional<Variant> variant = variants.stream().filter(one -> isNamed(one, said)).findFirst();
        return variant.isPresent()
                ? variant.get().model().read(value, reading)
                : reading.fail("union_tag_invalid", unknown(name, said), value);
    }

    private static boolean isNamed(Variant variant, JsonValue said) {
        return said instanceof JsonString alias && alias.getString().equals(variant.alias());
    }

    private String unknown(String name, JsonValue said) {
        return variants.stream()
                .map(variant -> ValueText.quoted(variant.alias()))
                .collect(
                        Collectors.joining(
                                ", ",
                                "Input tag %s found using %s does not match any of the expected tags: "
                                        .formatted(ValueText.of(said), ValueText.quoted(name)),
                                ""));
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        Variant variant =
                variants.stream()
                        .filter(one -> one.type().isInstance(value))
                        .reduce((a, b) -> a.type().isAssignableFrom(b.type()) ? b : a)
                        .orElseThrow(
                                () -> writing.fail("is of a class that " + title + " has not"));
        JsonObject object = (JsonObject) variant.model().write(value, writing);
        return tag.isEmpty() ? object : tagged(tag.get(), variant.alias(), object);
    }

    private JsonObject tagged(String name, String alias, JsonObject object) {
        JsonObjectBuilder tagged = json.object().add(name, alias);
        object.forEach(tagged::add);
        return tagged.build();
    }
}
