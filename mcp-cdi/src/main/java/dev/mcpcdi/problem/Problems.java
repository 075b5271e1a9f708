package dev.mcpcdi.problem;

import java.util.ArrayList;
import java.util.List;

/** Collects the mistakes found while the application starts. For one thread. */
public final class Problems {

    private final List<Problem> found = new ArrayList<>();

    /**
     * Adds a mistake.
     *
     * @param code which
     * @param origin where
     * @param text subject, rule and way out, in full sentences
     */
    public void add(ProblemCode code, Origin origin, String text) {
        found.add(new Problem(code, text, origin));
    }

    /**
     * Whether there are none.
     *
     * @return true if nothing was added
     */
    public boolean isEmpty() {
        return found.isEmpty();
    }

    /**
     * All mistakes in an order that does not depend on the container.
     *
     * @return sorted by id, then text
     */
    public List<Problem> sorted() {
        return found.stream().distinct().sorted().toList();
    }

    /**
     * All mistakes as one numbered text.
     *
     * @return the text
     */
    public String report() {
        List<Problem> problems = sorted();
        StringBuilder text = new StringBuilder("mcp-cdi found ");
        text.append(problems.size()).append(problems.size() == 1 ? " mistake." : " mistakes.");
        for (int i = 0; i < problems.size(); i++) {
            text.append("\n").append(i + 1).append(". ").append(problems.get(i));
        }
        return text.toString();
    }
}
