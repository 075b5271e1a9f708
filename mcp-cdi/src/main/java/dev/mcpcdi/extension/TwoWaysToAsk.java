package dev.mcpcdi.extension;

import dev.mcpcdi.InputRequired;
import dev.mcpcdi.ToolReply;
import dev.mcpcdi.graph.Need;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;

/** A call has one way to ask: its resolvers, or the tool itself. */
final class TwoWaysToAsk {

    private final GenericTypes types = new GenericTypes();
    private final Problems problems;

    TwoWaysToAsk(Problems problems) {
        this.problems = problems;
    }

    void check(Wiring tool) {
        boolean isResolved = tool.node().needs().stream().anyMatch(Need.Resolved.class::isInstance);
        if (isResolved && asks(tool.method())) {
            problems.add(
                    ProblemCode.TWO_WAYS_TO_ASK,
                    tool.node().origin(),
                    "Tool method %s has parameters that resolvers fill, and may return InputRequired. A call asks in one way. Let a resolver ask, or fill the parameters in the tool."
                            .formatted(tool.node().subject()));
        }
    }

    private boolean asks(BeanMethod tool) {
        var type = ReturnShape.of(tool, types).type();
        return types.isClass(type, InputRequired.class) || types.isClass(type, ToolReply.class);
    }
}
