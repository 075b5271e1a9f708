package dev.mcpcdi.invoke;

import dev.mcpcdi.model.ToolDefinition;
import java.time.Duration;
import java.util.Optional;

/** Makes calls of tools. */
public final class ToolCalls {

    private ToolCalls() {}

    /**
     * A tool that is a method of a bean.
     *
     * @param definition what the tool is
     * @param models its JSON
     * @param plan what is done for a call
     * @param timeout how long a call may take
     * @param surroundings what the container puts around it
     * @return the tool, ready to be called
     */
    public static ToolCall of(
            ToolDefinition definition,
            ToolModels models,
            ToolPlan plan,
            Optional<Duration> timeout,
            Surroundings surroundings) {
        return new BeanToolCall(definition, models, plan, timeout, surroundings);
    }
}
