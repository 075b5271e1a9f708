package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.model.ToolDefinition;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** {@code tools/list}: one page, made once for each revision. */
final class ListToolsHandler implements Handler {

    private final Map<Revision, JsonObject> pages = new EnumMap<>(Revision.class);

    ListToolsHandler(List<ToolCall> tools, Results results) {
        List<ToolDefinition> sorted =
                tools.stream()
                        .map(ToolCall::definition)
                        .sorted(Comparator.comparing(ToolDefinition::name))
                        .toList();
        for (Revision revision : Revision.values()) {
            pages.put(revision, results.toolList(sorted, revision));
        }
    }

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        JsonValue cursor = request.params().get("cursor");
        if (cursor == null) {
            answer.result(pages.get(revision));
        } else if (Shape.isString(cursor)) {
            // None was ever handed out.
            answer.error(new RpcError(RpcError.INVALID_PARAMS, "Invalid cursor"));
        } else {
            answer.refuseParams("cursor must be a string");
        }
    }
}
