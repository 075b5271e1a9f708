package dev.mcpcdi.schema;

import dev.mcpcdi.Literal;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A string of a fixed set: an enum, or a string with {@link dev.mcpcdi.Literal}.
 *
 * @param choices the Java value of each text, in the order of the schema
 * @param titles what people read instead of each text; empty if that is the text
 * @param enumNames whether a form has the titles beside the texts, as it was up to 2025-06-18
 * @param rule the rule's name
 */
record ChoiceModel(
        Json json,
        Map<String, Object> choices,
        Map<String, String> titles,
        boolean enumNames,
        String rule)
        implements TypeModel {

    static ChoiceModel of(Json json, Literal literal, Class<?> type) {
        check(literal, type);
        Map<String, Object> choices = new LinkedHashMap<>();
        Map<String, String> titles = new LinkedHashMap<>();
        for (int i = 0; i < literal.value().length; i++) {
            String text = literal.value()[i];
            choices.put(text, text);
            if (literal.titles().length > 0) {
                titles.put(text, literal.titles()[i]);
            }
        }
        return new ChoiceModel(json, choices, titles, literal.enumNames(), "literal_error");
    }

    private static void check(Literal literal, Class<?> type) {
        int texts = literal.value().length;
        int titles = literal.titles().length;
        if (type != String.class) {
            throw new NoSchemaException("but @Literal stands on String only");
        }
        if (titles > 0 && titles != texts) {
            throw new NoSchemaException(
                    "whose @Literal has %d texts, but titles for %d".formatted(texts, titles));
        }
        if (texts == 0) {
            throw new NoSchemaException("whose @Literal lists no text");
        }
        if (literal.enumNames() && titles == 0) {
            throw new NoSchemaException("whose @Literal has enumNames, but no titles");
        }
    }

    @Override
    public JsonObject schema(SchemaWriter writer) {
        if (!writer.isForm() || titles.isEmpty()) {
            return texts().build();
        }
        if (enumNames) {
            return texts().add("enumNames", array(titles.values())).build();
        }
        return json.object().add("oneOf", titled()).add("type", "string").build();
    }

    /** One of several choices in a form, which has its titles in another keyword. */
    JsonObject item() {
        return titles.isEmpty() ? texts().build() : json.object().add("anyOf", titled()).build();
    }

    private JsonArrayBuilder titled() {
        JsonArrayBuilder each = json.array();
        titles.forEach(
                (text, title) -> each.add(json.object().add("const", text).add("title", title)));
        return each;
    }

    private JsonObjectBuilder texts() {
        return json.object().add("enum", array(choices.keySet())).add("type", "string");
    }

    private JsonArrayBuilder array(Collection<String> strings) {
        JsonArrayBuilder array = json.array();
        strings.forEach(array::add);
        return array;
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
