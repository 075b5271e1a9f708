package dev.mcpcdi.schema;

import dev.mcpcdi.Literal;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A string of a fixed set: an enum, or a string with {@link dev.mcpcdi.Literal}.
 *
 * @param choices the Java value of each text, in the order of the schema
 * @param titles what people read instead of each text; empty if that is the text
 * @param rule the rule's name
 */
record ChoiceModel(Json json, Map<String, Object> choices, Map<String, String> titles, String rule)
        implements TypeModel {

    static ChoiceModel of(Json json, Literal literal, Class<?> type) {
        if (type != String.class) {
            throw new NoSchemaException("but @Literal stands on String only");
        }
        Map<String, Object> choices = new LinkedHashMap<>();
        Map<String, String> titles = new LinkedHashMap<>();
        int given = literal.titles().length;
        if (given > 0 && given != literal.value().length) {
            throw new NoSchemaException(
                    "whose @Literal has %d texts, but titles for %d"
                            .formatted(literal.value().length, given));
        }
        for (int i = 0; i < literal.value().length; i++) {
            String text = literal.value()[i];
            choices.put(text, text);
            if (given > 0) {
                titles.put(text, literal.titles()[i]);
            }
        }
        if (choices.isEmpty()) {
            throw new NoSchemaException("whose @Literal lists no text");
        }
        return new ChoiceModel(json, choices, titles, "literal_error");
    }

    @Override
    public JsonObject schema(SchemaWriter writer) {
        if (writer.isForm() && !titles.isEmpty()) {
            JsonArrayBuilder each = json.array();
            titles.forEach(
                    (text, title) ->
                            each.add(json.object().add("const", text).add("title", title)));
            return json.object().add("oneOf", each).add("type", "string").build();
        }
        JsonArrayBuilder texts = json.array();
        choices.keySet().forEach(texts::add);
        return json.object().add("enum", texts).add("type", "string").build();
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        Object choice = value instanceof JsonString text ? choices.get(text.getString()) : null;
        return choice != null ? choice : reading.fail(rule, "Input should be " + list(), value);
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        for (Map.Entry<String, Object> choice : choices.entrySet()) {
            if (choice.getValue().equals(value)) {
                return json.string(choice.getKey());
            }
        }
        throw writing.fail("is none of " + list());
    }

    @Override
    public Optional<TypeModel> inForm() {
        return Optional.of(this);
    }

    @Override
    public boolean allowsText() {
        return true;
    }

    private String list() {
        List<String> quoted = choices.keySet().stream().map(ValueText::quoted).toList();
        int last = quoted.size() - 1;
        return last == 0
                ? quoted.get(0)
                : String.join(", ", quoted.subList(0, last)) + " or " + quoted.get(last);
    }
}
