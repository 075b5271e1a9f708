package dev.mcpcdi.schema;

import dev.mcpcdi.schema.Constraint.Side;
import dev.mcpcdi.schema.Constraint.Size;
import dev.mcpcdi.schema.Findings.Sentence;
import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words for each keyword of JSON Schema, as our own checks say them. */
final class KeywordWords {

    private static final int UNLIMITED = Integer.MAX_VALUE;

    private static final String NONE = "None";

    /** The name of the rule and the noun for each type. */
    private static final Map<String, List<String>> TYPES =
            Map.of(
                    "string", List.of("string_type", "string"),
                    "integer", List.of("int_type", "integer"),
                    "number", List.of("float_type", "number"),
                    "boolean", List.of("bool_type", "boolean"),
                    "array", List.of("list_type", "list"),
                    "object", List.of("dict_type", "dictionary"),
                    "null", List.of("none_required", NONE));

    private KeywordWords() {}

    static List<Sentence> of(Finding finding) {
        return switch (finding.keyword()) {
            case "" -> sentence(finding, "extra_forbidden", "Extra inputs are not permitted");
            case "type" -> type(finding);
            case "enum" -> literal(finding, choices((JsonArray) finding.rule()));
            case "const" -> literal(finding, ValueText.of(finding.rule()));
            case "required" -> missing(finding, ((JsonArray) finding.rule()).stream());
            case "dependentRequired" -> dependent(finding);
            case "pattern" ->
                    sentence(
                            finding,
                            "string_pattern_mismatch",
                            "String should match pattern '%s'"
                                    .formatted(ValueText.escaped(text(finding.rule()))));
            case "format" -> format(finding);
            case "uniqueItems" -> sentence(finding, "unique_items", "Items should be unique");
            case "not" -> sentence(finding, "not", "Input is of a form that is excluded");
            default -> number(finding);
        };
    }

    private static List<Sentence> number(Finding finding) {
        String limit =
                finding.rule() instanceof JsonNumber number
                        ? number.bigDecimalValue().toPlainString()
                        : "";
        for (Side side : Side.values()) {
            if (side.keyword.equals(finding.keyword())) {
                return sentence(finding, side.type, side.text + limit);
            }
        }
        return finding.keyword().equals("multipleOf")
                ? sentence(finding, "multiple_of", "Input should be a multiple of " + limit)
                : size(finding);
    }

    private static List<Sentence> size(Finding finding) {
        int limit = finding.rule() instanceof JsonNumber number ? number.intValue() : 1;
        return switch (finding.keyword()) {
            case "minLength", "minItems", "minProperties" ->
                    size(finding, new Size(limit, UNLIMITED));
            case "maxLength", "maxItems", "maxProperties" -> size(finding, new Size(0, limit));
            case "contains" -> contains(finding, "an item");
            case "minContains" -> contains(finding, "at least " + items(limit));
            case "maxContains" -> contains(finding, "at most " + items(limit));
            default ->
                    sentence(
                            finding,
                            "schema",
                            "Input should fit the rule '%s'".formatted(finding.keyword()));
        };
    }

    private static String items(int number) {
        return number + (number == 1 ? " item" : " items");
    }

    private static List<Sentence> contains(Finding finding, String count) {
        return sentence(
                finding,
                "contains",
                "List should contain %s of the form that is demanded".formatted(count));
    }

    private static List<Sentence> size(Finding finding, Size limits) {
        Reading reading = Reading.root();
        limits.check(finding.value(), reading);
        return reading.violations().stream().map(v -> new Sentence(finding.at(), v)).toList();
    }

    private static List<Sentence> type(Finding finding) {
        if (finding.rule() instanceof JsonArray several) {
            List<String> nouns =
                    several.stream().map(type -> TYPES.get(text(type)).get(1)).toList();
            return sentence(finding, "type", "Input should be " + nouns(nouns));
        }
        List<String> words = TYPES.get(text(finding.rule()));
        return sentence(finding, words.get(0), "Input should be " + nouns(words.subList(1, 2)));
    }

    private static String nouns(List<String> all) {
        String valid =
                all.stream().filter(noun -> !noun.equals(NONE)).collect(Collectors.joining(" or "));
        String either = valid.isEmpty() ? "" : "a valid " + valid;
        return !all.contains(NONE) ? either : either.isEmpty() ? NONE : either + " or " + NONE;
    }

    private static List<Sentence> format(Finding finding) {
        String name = text(finding.rule());
        return name.equals("email")
                ? sentence(finding, "value_error", "value is not a valid email address")
                : sentence(
                        finding,
                        name.replace('-', '_') + "_parsing",
                        "Input should be a valid " + name);
    }

    private static List<Sentence> literal(Finding finding, String choices) {
        return sentence(finding, "literal_error", "Input should be " + choices);
    }

    private static String choices(JsonArray values) {
        List<String> quoted = values.stream().map(ValueText::of).toList();
        int last = quoted.size() - 1;
        return last < 1
                ? String.join("", quoted)
                : String.join(", ", quoted.subList(0, last)) + " or " + quoted.get(last);
    }

    private static List<Sentence> missing(Finding finding, Stream<JsonValue> names) {
        JsonObject object = (JsonObject) finding.value();
        List<Sentence> missing = new ArrayList<>();
        names.map(KeywordWords::text)
                .filter(name -> !object.containsKey(name))
                .forEach(
                        name ->
                                missing.add(
                                        new Sentence(
                                                finding.at().then(name),
                                                new Violation(
                                                        "", "Field required", "missing", object))));
        return missing;
    }

    private static List<Sentence> dependent(Finding finding) {
        JsonObject object = (JsonObject) finding.value();
        return missing(
                finding,
                ((JsonObject) finding.rule())
                        .entrySet().stream()
                                .filter(rule -> object.containsKey(rule.getKey()))
                                .flatMap(rule -> ((JsonArray) rule.getValue()).stream()));
    }

    /** The name itself is not known here, only the object that has it. */
    static List<Sentence> badName(Finding finding) {
        return sentence(finding, "property_name", "Input has a name that is not allowed");
    }

    static List<Sentence> sentence(Finding finding, String type, String text) {
        return List.of(new Sentence(finding.at(), new Violation("", text, type, finding.value())));
    }

    private static String text(JsonValue value) {
        return value instanceof JsonString string ? string.getString() : String.valueOf(value);
    }
}
