package dev.mcpcdi.schema;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a form allows is accepted, and nothing else, whatever reads the form. What models mend, as
 * in arguments, and what a form cannot list is tested where answers are.
 */
class FormAgreementTest {

    private static final List<JsonValue> VALUES =
            Stream.of(
                            "true false null 0 0.25 2 5 99.5 100.5 -7 2.0",
                            "'' 'a' 'b' 'ab' 'abcdef' 'active' 'option1' 'value1' 'opt1' 'Alpha'",
                            "'S' 's' 'hard' 'HARDCOVER' 'Hardcover' 'PAPERBACK' 'Paperback'",
                            "'https://example.org/a?b=c' 'urn:isbn:1' '/a/b' 'a\\tb' 'ann@c.d'",
                            "'2026-02-28' '2026-02-30' '2026-2-28' '2026-02-28T10:00:00Z'",
                            "'2026-02-28T10:00:00.25-01:30'",
                            "[] ['a'] ['a','b'] ['b','a','b'] ['a','c'] ['S','M'] ['S','S']",
                            "['hard','EBOOK'] ['Hardcover'] ['option1','option3'] ['value2'] ['opt2']",
                            "[1] [['a']] [null] {} {'a':1}")
                    .flatMap(line -> Stream.of(line.split(" ")))
                    .map(text -> Fixture.json(text.replace('\'', '"')))
                    .toList();

    @ParameterizedTest
    @ValueSource(
            classes = {
                SampleForms.Backorder.class,
                SampleForms.BackorderBean.class,
                SampleForms.BackorderFields.class,
                SampleForms.Texts.class,
                SampleForms.Numbers.class,
                SampleForms.Formats.class,
                SampleForms.Limits.class,
                SampleForms.Single.class,
                SampleForms.Lists.class,
                SampleForms.Optionals.class,
                SampleForms.Defaults.class,
                SampleForms.Words.class,
                SampleForms.Profile.class,
                SampleForms.Enums.class
            })
    void form_allows_what_is_accepted(Class<?> type) {
        FormModel form = new Fixture(FormAgreementTest.class).form(type);
        Draft2020 listed = new Draft2020(form.schema());
        Map<String, JsonValue> valid = valid(form.schema());
        agrees(form, listed, content(valid, ""), true);
        agrees(form, listed, content(valid, "").add("unknown", "a"), true);
        for (String name : valid.keySet()) {
            JsonObject property = form.schema().getJsonObject("properties").getJsonObject(name);
            agrees(form, listed, content(valid, name), !isRequired(form.schema(), name));
            for (JsonValue value : VALUES) {
                if (!isMended(property, value)) {
                    agrees(form, listed, content(valid, name).add(name, value), false);
                }
            }
        }
    }

    private static void agrees(
            FormModel form, Draft2020 listed, JsonObjectBuilder builder, boolean mustBeAllowed) {
        JsonObject content = builder.build();
        boolean isAllowed = listed.allows(content);
        assertThat(accepts(form, content))
                .as("%s of %s", content, form.schema())
                .isEqualTo(isAllowed);
        assertThat(isAllowed || !mustBeAllowed).isTrue();
    }

    /** For each member the first value that the form allows. */
    private static Map<String, JsonValue> valid(JsonObject schema) {
        Map<String, JsonValue> valid = new LinkedHashMap<>();
        for (var property : schema.getJsonObject("properties").entrySet()) {
            Draft2020 listed = new Draft2020(property.getValue().asJsonObject());
            valid.put(
                    property.getKey(),
                    VALUES.stream().filter(listed::allows).findFirst().orElseThrow());
        }
        return valid;
    }

    private static JsonObjectBuilder content(Map<String, JsonValue> valid, String without) {
        JsonObjectBuilder content = Fixture.JSON.createObjectBuilder();
        valid.forEach(content::add);
        return content.remove(without);
    }

    private static boolean isRequired(JsonObject schema, String name) {
        return schema.containsKey("required")
                && schema.getJsonArray("required").contains(Fixture.JSON.createValue(name));
    }

    /** As in arguments true counts as 1, 0 as false, and null as absent where that is allowed. */
    private static boolean isMended(JsonObject property, JsonValue value) {
        boolean isBit = value == JsonValue.TRUE || value == JsonValue.FALSE;
        return switch (property.getString("type")) {
                    case "integer", "number" -> isBit;
                    case "boolean" -> value.toString().equals("0");
                    default -> false;
                }
                || value == JsonValue.NULL;
    }

    private static boolean accepts(FormModel form, JsonObject content) {
        try {
            form.read(content);
            return true;
        } catch (InvalidArgumentsException e) {
            return false;
        }
    }
}
