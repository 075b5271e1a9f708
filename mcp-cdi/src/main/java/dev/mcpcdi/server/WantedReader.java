package dev.mcpcdi.server;

import dev.mcpcdi.protocol.ListKind;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads what a client of 2026-07-28 wants to be told of.
 *
 * @param catalogue what there is
 */
record WantedReader(Catalogue catalogue) {

    private static final String URIS = "resourceSubscriptions";

    /** What is wrong with a filter, if anything is. */
    static Optional<String> fault(JsonObject filter) {
        for (ListKind list : ListKind.values()) {
            JsonValue value = filter.getOrDefault(list.flag(), JsonValue.FALSE);
            if (value != JsonValue.TRUE && value != JsonValue.FALSE) {
                return Optional.of("notifications." + list.flag() + " must be a boolean");
            }
        }
        JsonValue uris = filter.getOrDefault(URIS, JsonValue.EMPTY_JSON_ARRAY);
        if (!(uris instanceof JsonArray all)
                || !all.stream().allMatch(JsonString.class::isInstance)) {
            return Optional.of("notifications." + URIS + " must be an array of strings");
        }
        return all.size() > Session.MAX_SUBSCRIPTIONS
                ? Optional.of(
                        "notifications.%s must have at most %d strings"
                                .formatted(URIS, Session.MAX_SUBSCRIPTIONS))
                : Optional.empty();
    }

    /** What of it there is; of a filter without a fault. */
    Wanted read(JsonObject filter, Exchange caller) {
        View view = catalogue.seenBy(caller);
        Set<ListKind> lists =
                Arrays.stream(ListKind.values())
                        .filter(list -> list.isIn(catalogue.capabilities()))
                        .filter(list -> filter.get(list.flag()) == JsonValue.TRUE)
                        .collect(Collectors.toCollection(() -> EnumSet.noneOf(ListKind.class)));
        Set<String> uris = new LinkedHashSet<>();
        if (filter.get(URIS) instanceof JsonArray all) {
            all.getValuesAs(JsonString::getString).stream()
                    .filter(uri -> view.find(uri).isPresent())
                    .forEach(uris::add);
        }
        return new Wanted(lists, uris);
    }
}
