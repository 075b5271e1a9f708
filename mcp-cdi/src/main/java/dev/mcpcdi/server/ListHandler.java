package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;

/** Lists what there is: one page, made once for each revision. */
final class ListHandler implements Handler {

    private final Map<Revision, JsonObject> pages = new EnumMap<>(Revision.class);

    ListHandler(Function<Revision, JsonObject> page) {
        for (Revision revision : Revision.values()) {
            pages.put(revision, page.apply(revision));
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
