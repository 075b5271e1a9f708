package dev.mcpcdi.extension;

import dev.mcpcdi.InputRequired;
import dev.mcpcdi.PromptReply;
import dev.mcpcdi.ResourceReply;
import dev.mcpcdi.ToolReply;
import dev.mcpcdi.graph.Need;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import java.util.List;

/** A call has one way to ask: its resolvers, or the method itself. */
final class TwoWaysToAsk {

    private static final List<Class<?>> ASKING =
            List.of(InputRequired.class, ToolReply.class, PromptReply.class, ResourceReply.class);

    private final GenericTypes types = new GenericTypes();
    private final Problems problems;

    TwoWaysToAsk(Problems problems) {
        this.problems = problems;
    }

    void check(Wiring call) {
        boolean isResolved = call.node().needs().stream().anyMatch(Need.Resolved.class::isInstance);
        if (isResolved && asks(call.method())) {
            problems.add(
                    ProblemCode.TWO_WAYS_TO_ASK,
                    call.node().origin(),
                    "%s method %s has parameters that resolvers fill, and may return InputRequired. A call asks in one way. Let a resolver ask, or fill the parameters in the %s."
                            .formatted(
                                    call.method().role().capital(),
                                    call.node().subject(),
                                    call.node().noun()));
        }
    }

    private boolean asks(BeanMethod method) {
        var type = ReturnShape.of(method, types).type();
        return ASKING.stream().anyMatch(asking -> types.isClass(type, asking));
    }
}
