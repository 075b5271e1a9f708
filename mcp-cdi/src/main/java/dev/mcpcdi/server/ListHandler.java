package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.model.Access;
import dev.mcpcdi.protocol.Cacheable;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.spi.Visibility.Kind;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Lists what there is, page by page (2025-11-25, Pagination). Pages go by the keys of the entries,
 * so that whoever reads them all sees each entry once that was there all the time, whatever comes
 * and goes meanwhile.
 */
final class ListHandler<T> implements Handler {

    private static final Map<Cacheable, Kind> VISIBLE =
            Map.of(
                    Cacheable.TOOLS, Kind.TOOL,
                    Cacheable.PROMPTS, Kind.PROMPT,
                    Cacheable.RESOURCES, Kind.RESOURCE,
                    Cacheable.TEMPLATES, Kind.RESOURCE_TEMPLATE);

    private final Cacheable kind;
    private final Function<Offer, Entries<T>> entries;
    private final Showing<T> showing;
    private final Function<T, Access> access;
    private final Lists lists;

    ListHandler(
            Cacheable kind,
            Function<Offer, Entries<T>> entries,
            Showing<T> showing,
            Function<T, Access> access,
            Lists lists) {
        this.kind = kind;
        this.entries = entries;
        this.showing = showing;
        this.access = access;
        this.lists = lists;
    }

    /** How an entry is shown. */
    interface Showing<T> extends BiFunction<T, Revision, JsonObject> {}

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        JsonValue cursor = request.params().get("cursor");
        View view = lists.catalogue().seenBy(answer.exchange());
        Entries<T> all = entries.apply(view.offer());
        if (cursor == null) {
            answer.result(page(all, all.all(), view, revision));
        } else if (cursor instanceof JsonString text) {
            Optional<String> key = Cursors.key(kind.member(), text.getString());
            key.ifPresentOrElse(
                    last -> answer.result(page(all, all.after(last), view, revision)),
                    () -> answer.error(new RpcError(RpcError.INVALID_PARAMS, "Invalid cursor")));
        } else {
            answer.refuseParams("cursor must be a string");
        }
    }

    private JsonObject page(
            Entries<T> all, NavigableMap<String, Entry<T>> rest, View view, Revision revision) {
        List<JsonObject> page = new ArrayList<>();
        Optional<String> next = Optional.empty();
        String last = null;
        for (Map.Entry<String, Entry<T>> entry : rest.entrySet()) {
            T value = entry.getValue().value();
            if (!view.sees(VISIBLE.get(kind), entry.getKey(), access.apply(value))) {
                continue;
            }
            if (page.size() == lists.pageSize()) {
                next = Optional.of(Cursors.after(kind.member(), last));
                break;
            }
            page.add(entry.getValue().words(revision, showing));
            last = entry.getKey();
        }
        return lists.words().page(kind, page, next, isForAll(all), revision);
    }

    /** 2026-07-28, Caching: of all pages alike. */
    private boolean isForAll(Entries<T> all) {
        return !lists.catalogue().isFiltered()
                && all.values().allMatch(one -> access.apply(one).isOpen());
    }
}
