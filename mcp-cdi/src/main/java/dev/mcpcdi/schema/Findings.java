package dev.mcpcdi.schema;

import jakarta.json.JsonArray;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What a value breaks of a schema that a developer wrote, in the words that all arguments have.
 *
 * @param all the keywords, those inside another before it
 */
record Findings(List<Finding> all) {

    /** What is broken inside them says it. */
    private static final Set<String> SILENT = Set.of("allOf", "if", "dependentSchemas");

    private static final int MAX_ALTERNATIVES = 5;
    private static final int MAX_REASONS = 3;

    /**
     * One sentence about a value.
     *
     * @param at where it stands
     */
    record Sentence(Pointer at, Violation violation) {}

    /** All that is to say, each once, in the order of the places: that of findings is none. */
    private List<Sentence> sentences() {
        Set<Sentence> sentences = new LinkedHashSet<>();
        for (int i = 0; i < all.size(); i++) {
            sentences.addAll(of(i, 0));
        }
        return sentences.stream()
                .sorted(Comparator.comparing(sentence -> sentence.at().toString()))
                .toList();
    }

    /** What one finding says; nothing if another speaks for it. */
    private List<Sentence> of(int index, int from) {
        Finding finding = all.get(index);
        int choice = finding.choiceAfter(from);
        if (choice >= 0) {
            return finding.choice(choice).equals("propertyNames")
                    ? KeywordWords.badName(finding)
                    : List.of();
        }
        if (SILENT.contains(finding.keyword())) {
            return List.of();
        }
        return switch (finding.keyword()) {
            case "anyOf" -> noneOf(index, "any_of");
            case "oneOf" -> noneOf(index, "one_of");
            default -> KeywordWords.of(finding);
        };
    }

    private List<Sentence> noneOf(int index, String type) {
        Finding choice = all.get(index);
        Map<String, Set<String>> reasons = reasons(index);
        boolean fitsSeveral =
                choice.rule() instanceof JsonArray branches && reasons.size() < branches.size();
        String text =
                fitsSeveral
                        ? "Input should fit exactly one alternative, but fits several"
                        : "Input should fit one of %d alternatives: %s"
                                .formatted(reasons.size(), listed(reasons));
        return KeywordWords.sentence(choice, type, text);
    }

    private static String listed(Map<String, Set<String>> reasons) {
        String listed =
                reasons.values().stream()
                        .limit(MAX_ALTERNATIVES)
                        .map(
                                branch ->
                                        branch.stream()
                                                .limit(MAX_REASONS)
                                                .collect(Collectors.joining(", ")))
                        .collect(Collectors.joining("; or "));
        return reasons.size() > MAX_ALTERNATIVES ? listed + "; or ..." : listed;
    }

    /** Why each alternative does not fit, by its number. They stand just before the choice. */
    private Map<String, Set<String>> reasons(int index) {
        Finding choice = all.get(index);
        int first = index;
        while (first > 0 && all.get(first - 1).isBelow(choice)) {
            first--;
        }
        Map<String, Set<String>> reasons = new TreeMap<>();
        for (int i = first; i < index; i++) {
            Set<String> branch =
                    reasons.computeIfAbsent(
                            all.get(i).way().steps().get(choice.way().length()),
                            number -> new LinkedHashSet<>());
            of(i, choice.way().length() + 1).forEach(s -> branch.add(reason(s, choice)));
        }
        return reasons;
    }

    private static String reason(Sentence sentence, Finding choice) {
        String path = String.join(".", sentence.at().from(choice.at()).steps());
        String text = sentence.violation().text();
        return path.isEmpty() ? text : ValueText.escaped(path) + ": " + text;
    }

    /** Adds all to what was found before. */
    void addTo(Reading reading) {
        for (Sentence sentence : sentences()) {
            Reading place = reading;
            for (String step : sentence.at().steps()) {
                place = place.at(step);
            }
            Violation violation = sentence.violation();
            place.fail(violation.type(), violation.text(), violation.value());
        }
    }
}
