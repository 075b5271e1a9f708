package dev.mcpcdi.schema;

import dev.mcpcdi.Literal;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A string of a fixed set: an enum, or a string with {@link dev.mcpcdi.Literal}.
 *
 * @param choices the Java value of each text, in the order of the schema
 * @param rule the rule's name
 */
record ChoiceModel(Json json, Map<String, Object> choices, String rule) implements TypeModel {

    static ChoiceModel of(Json json, Literal literal, Class<?> type) {
        if (type != String.class) {
            throw new NoSchemaException("but @Literal stands on String only");
        }
        Map<String, Object> choices = new LinkedHashMap<>();
        for (String text : literal.value()) {
            choices.put(text, text);
        }
        if (choices.isEmpty()) {
            throw new NoSchemaException("whose @Literal lists no text");
        }
        return new ChoiceModel(json, choices, "literal_error");
    }

    @Override
    public JsonObject schema(SchemaWriter writer) {
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
