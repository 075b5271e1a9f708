package dev.mcpcdi.schema;

/** Where a value stands in a result, for the log, and how deep. */
final class Writing {

    /** Deeper than the deepest message that is read; a cycle ends here. */
    private static final int MAX_DEPTH = 128;

    private final Writing parent;
    private final String step;
    private final int depth;

    private Writing(Writing parent, String step, int depth) {
        this.parent = parent;
        this.step = step;
        this.depth = depth;
    }

    static Writing root() {
        return new Writing(null, "result", 0);
    }

    /** The place of the object that wraps a result, which has no name in a path. */
    static Writing wrapper() {
        return new Writing(null, "", 0);
    }

    Writing at(String name) {
        if (depth == MAX_DEPTH) {
            throw fail("is nested deeper than " + MAX_DEPTH + " levels, perhaps a cycle");
        }
        return new Writing(this, name, depth + 1);
    }

    Writing at(int index) {
        return at(Integer.toString(index));
    }

    UnwritableResultException fail(String rule) {
        return new UnwritableResultException("The value at " + path() + " " + rule + ".");
    }

    private String path() {
        boolean isFirst = parent == null || parent.parent == null && parent.step.isEmpty();
        return isFirst ? step : parent.path() + "." + step;
    }
}
