package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Cacheable;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * Lists what there is, page by page (2025-11-25, Pagination). Pages go by the keys of the entries,
 * so that whoever reads them all sees each entry once that was there all the time, whatever comes
 * and goes meanwhile.
 */
final class ListHandler<T> implements Handler {

    private final Cacheable kind;
    private final Supplier<Entries<T>> entries;
    private final Showing<T> showing;
    private final Lists lists;

    ListHandler(Cacheable kind, Supplier<Entries<T>> entries, Showing<T> showing, Lists lists) {
        this.kind = kind;
        this.entries = entries;
        this.showing = showing;
        this.lists = lists;
    }

    /** How an entry is shown. */
    interface Showing<T> extends BiFunction<T, Revision, JsonObject> {}

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        JsonValue cursor = request.params().get("cursor");
        if (cursor == null) {
            answer.result(page(entries.get().all(), revision));
        } else if (cursor instanceof JsonString text) {
            Optional<String> key = Cursors.key(kind.member(), text.getString());
            key.ifPresentOrElse(
                    last -> answer.result(page(entries.get().after(last), revision)),
                    () -> answer.error(new RpcError(RpcError.INVALID_PARAMS, "Invalid cursor")));
        } else {
            answer.refuseParams("cursor must be a string");
        }
    }

    private JsonObject page(NavigableMap<String, Entry<T>> rest, Revision revision) {
        List<JsonObject> page = new ArrayList<>();
        String last = null;
        for (Map.Entry<String, Entry<T>> entry : rest.entrySet()) {
            if (page.size() == lists.pageSize()) {
                return lists.words()
                        .page(
                                kind,
                                page,
                                Optional.of(Cursors.after(kind.member(), last)),
                                revision);
            }
            page.add(entry.getValue().words(revision, showing));
            last = entry.getKey();
        }
        return lists.words().page(kind, page, Optional.empty(), revision);
    }
}
