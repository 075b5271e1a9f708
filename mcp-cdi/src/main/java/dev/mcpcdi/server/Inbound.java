package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.MetaKeys;
import dev.mcpcdi.server.Exchange.Headers;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;

/** A request and what came beside it. */
record Inbound(Request request, Exchange exchange, VersionHeader version) {

    String method() {
        return request.method();
    }

    Optional<Headers> headers() {
        return exchange.headers();
    }

    /** The {@code _meta} of the request, empty if it has none or it is not an object. */
    JsonObject meta() {
        return meta(request.params());
    }

    /** Whether the body claims a revision itself, as only a modern client does. */
    boolean hasEnvelope() {
        return hasEnvelope(request.params());
    }

    static boolean hasEnvelope(JsonObject params) {
        return meta(params).containsKey(MetaKeys.PROTOCOL_VERSION);
    }

    /**
     * The body decides; the header alone never turns a request into a session's, so that it cannot
     * pass the checks of 2026-07-28 by leaving out the envelope.
     */
    Era era() {
        return hasEnvelope() || version.isModern() ? Era.MODERN : Era.SESSION;
    }

    private static JsonObject meta(JsonObject params) {
        return params.get("_meta") instanceof JsonObject meta ? meta : JsonValue.EMPTY_JSON_OBJECT;
    }
}
