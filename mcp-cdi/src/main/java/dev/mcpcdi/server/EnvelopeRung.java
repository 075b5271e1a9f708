package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.MetaKeys;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;
import java.util.Set;

/** The envelope is complete and of the right types (2026-07-28, Per-request protocol fields). */
final class EnvelopeRung implements Rung {

    private static final Set<String> LEVELS =
            Set.of("debug", "info", "notice", "warning", "error", "critical", "alert", "emergency");

    @Override
    public Optional<RpcError> check(Inbound inbound) {
        if (inbound.method().equals("initialize") && !inbound.hasEnvelope()) {
            return Rung.mismatch(
                    VersionHeader.NAME
                            + " names a revision without a handshake but the body says 'initialize'");
        }
        JsonValue meta = inbound.request().params().get("_meta");
        return fault(meta).map(fault -> new RpcError(RpcError.INVALID_PARAMS, fault));
    }

    private static Optional<String> fault(JsonValue value) {
        if (value == null) {
            return Optional.of("Missing _meta");
        }
        if (!(value instanceof JsonObject meta)) {
            return Optional.of("_meta must be an object");
        }
        return missing(meta, MetaKeys.PROTOCOL_VERSION)
                .or(() -> missing(meta, MetaKeys.CLIENT_CAPABILITIES))
                .or(() -> mistyped(meta));
    }

    private static Optional<String> missing(JsonObject meta, String key) {
        return meta.containsKey(key) ? Optional.empty() : Optional.of("Missing _meta key " + key);
    }

    private static Optional<String> mistyped(JsonObject meta) {
        if (!Shape.isString(meta.get(MetaKeys.PROTOCOL_VERSION))) {
            return mustBe(MetaKeys.PROTOCOL_VERSION, "a string");
        }
        if (!Shape.isObject(meta.get(MetaKeys.CLIENT_CAPABILITIES))) {
            return mustBe(MetaKeys.CLIENT_CAPABILITIES, "an object");
        }
        JsonValue info = meta.get(MetaKeys.CLIENT_INFO);
        if (info != null && !Shape.isImplementation(info)) {
            return mustBe(MetaKeys.CLIENT_INFO, "an object with a name and a version");
        }
        JsonValue level = meta.get(MetaKeys.LOG_LEVEL);
        if (level != null && !Shape.isOneOf(level, LEVELS)) {
            return mustBe(MetaKeys.LOG_LEVEL, "a log level");
        }
        return Optional.empty();
    }

    private static Optional<String> mustBe(String key, String what) {
        return Optional.of("_meta key " + key + " must be " + what);
    }
}
