package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A Java type that is a string on the wire.
 *
 * @param schema what is listed
 * @param rule the name of the rule and its sentence, for a text that is none of the type
 * @param parser the Java value of a text; a {@code RuntimeException} refuses it
 * @param printer the text of a Java value
 */
record TextModel(
        Json json,
        JsonObject schema,
        Rule rule,
        Function<String, Object> parser,
        Function<Object, String> printer)
        implements TypeModel {

    /** A rule that a text can break. */
    record Rule(String type, String text) {}

    @Override
    public JsonObject schema(SchemaWriter writer) {
        return schema;
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        if (!(value instanceof JsonString string)) {
            return reading.fail("string_type", "Input should be a valid string", value);
        }
        try {
            return parser.apply(string.getString());
        } catch (RuntimeException e) {
            return reading.fail(rule.type(), rule.text(), value);
        }
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        try {
            return json.string(printer.apply(value));
        } catch (RuntimeException e) {
            throw writing.fail("has no text: " + rule.text());
        }
    }

    @Override
    public Optional<TypeModel> inForm() {
        if (schema.getString("format", "").equals("uri-reference")) {
            // A form has a format for URIs, none for references, which have no meaning alone.
            return Optional.of(
                    new ConstrainedModel(this, List.of(new Constraint.Absolute()), List.of()));
        }
        return FormKeywords.allow(schema) ? Optional.of(this) : Optional.empty();
    }

    @Override
    public boolean allowsText() {
        return true;
    }
}
