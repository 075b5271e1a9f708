package dev.mcpcdi.problem;

/**
 * One mistake of a developer.
 *
 * @param code which mistake
 * @param text subject, rule and way out, in full sentences
 * @param origin where
 */
public record Problem(ProblemCode code, String text, Origin origin) implements Comparable<Problem> {

    @Override
    public int compareTo(Problem other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public String toString() {
        return code.id() + ": " + text + "\n    " + origin;
    }
}
