package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import java.util.List;
import java.util.stream.Collectors;

/** The arguments of one method. */
record Arguments(String title, Properties properties, JsonObject schema) implements ArgumentsModel {

    /** A list of a million wrong elements is not answered with a million lines. */
    private static final int MAX_SHOWN = 100;

    @Override
    public Object[] bind(JsonObject arguments) {
        Reading reading = Reading.root();
        Object[] values = properties.read(arguments, reading);
        if (reading.failures() > 0) {
            throw failure(reading.violations());
        }
        return values;
    }

    private InvalidArgumentsException failure(List<Violation> violations) {
        String count =
                violations.size() == 1
                        ? "1 validation error for "
                        : violations.size() + " validation errors for ";
        String text =
                violations.stream()
                        .limit(MAX_SHOWN)
                        .map(Violation::toString)
                        .collect(Collectors.joining("\n", count + title + "\n", rest(violations)));
        return new InvalidArgumentsException(
                text,
                violations.stream()
                        .limit(MAX_SHOWN)
                        .map(Violation::path)
                        .map(ValueText::escaped)
                        .toList());
    }

    private static String rest(List<Violation> violations) {
        int hidden = violations.size() - MAX_SHOWN;
        return hidden > 0 ? "\n... and " + hidden + " more" : "";
    }
}
