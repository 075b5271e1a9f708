package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.ToolDefinition;

/**
 * One tool, and what the headers of its calls repeat.
 *
 * @param call the tool
 * @param headers read from its schema once
 */
record ServedTool(ToolCall call, ParamHeaders headers) {

    static ServedTool of(ToolCall call) {
        return new ServedTool(call, ParamHeaders.of(call.definition()));
    }

    ToolDefinition definition() {
        return call.definition();
    }
}
