package dev.mcpcdi.schema;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Arguments, or the answer to a form, that do not fit; the message lists every violation, for the
 * model.
 */
public final class InvalidArgumentsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** A list of a million wrong elements is not answered with a million lines. */
    private static final int MAX_SHOWN = 100;

    private final transient List<String> paths;

    InvalidArgumentsException(String message, List<String> paths) {
        super(message, null, false, false);
        this.paths = List.copyOf(paths);
    }

    static InvalidArgumentsException of(String title, List<Violation> violations) {
        String count =
                violations.size() == 1
                        ? "1 validation error for "
                        : violations.size() + " validation errors for ";
        List<Violation> shown = violations.subList(0, Math.min(violations.size(), MAX_SHOWN));
        String text =
                shown.stream()
                        .map(Violation::toString)
                        .collect(Collectors.joining("\n", count + title + "\n", rest(violations)));
        return new InvalidArgumentsException(
                text, shown.stream().map(Violation::path).map(ValueText::escaped).toList());
    }

    private static String rest(List<Violation> violations) {
        int hidden = violations.size() - MAX_SHOWN;
        return hidden > 0 ? "\n... and " + hidden + " more" : "";
    }

    /**
     * Where the violations are, without any value: safe for a log.
     *
     * @return the paths, such as {@code person.addr.street}
     */
    public List<String> paths() {
        return paths;
    }
}
