package dev.mcpcdi.invoke;

import dev.mcpcdi.model.ToolDefinition;

/** Makes calls of tools. */
public final class ToolCalls {

    private ToolCalls() {}

    /**
     * A tool that is a method of a bean.
     *
     * @param definition what the tool is
     * @param models its JSON
     * @param method its method
     * @param scope the request scope of each call
     * @return the tool, ready to be called
     */
    public static ToolCall of(
            ToolDefinition definition, ToolModels models, BeanCall method, RequestScope scope) {
        return new BeanToolCall(definition, models, method, scope);
    }
}
