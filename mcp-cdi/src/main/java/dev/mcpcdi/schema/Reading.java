package dev.mcpcdi.schema;

import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** Where a value stands in the arguments, and the violations found so far in all of them. */
final class Reading {

    /** Deeper than any message: only defaults that stand in each other lead there. */
    private static final int MAX_DEPTH = 300;

    private final Reading parent;
    private final String step;
    private final List<Violation> violations;
    private final int depth;

    private Reading(Reading parent, String step, List<Violation> violations) {
        this.parent = parent;
        this.step = step;
        this.violations = violations;
        this.depth = parent == null ? 0 : parent.depth + 1;
    }

    static Reading root() {
        return new Reading(null, "", new ArrayList<>());
    }

    /** A name may be the client's own, of any length and with any character. */
    Reading at(String name) {
        return new Reading(this, name, violations);
    }

    Reading at(int index) {
        return new Reading(this, Integer.toString(index), violations);
    }

    /** Notes a violation; the value that is returned stands for none. */
    Object fail(String type, String text, JsonValue value) {
        violations.add(new Violation(path(), text, type, value));
        return null;
    }

    /** Lets the violations since a count speak of the value as it was sent. */
    void quote(int since, JsonValue sent) {
        violations
                .subList(since, violations.size())
                .replaceAll(v -> new Violation(v.path(), v.text(), v.type(), sent));
    }

    boolean isRoot() {
        return parent == null;
    }

    boolean isEndless() {
        return depth > MAX_DEPTH;
    }

    int failures() {
        return violations.size();
    }

    List<Violation> violations() {
        return violations;
    }

    private String path() {
        String shown = ValueText.cut(step);
        return parent == null || parent.parent == null ? shown : parent.path() + "." + shown;
    }
}
