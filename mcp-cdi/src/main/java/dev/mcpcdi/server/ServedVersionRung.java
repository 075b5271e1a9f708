package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.ErrorCodes;
import dev.mcpcdi.protocol.MetaKeys;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.spi.JsonProvider;
import java.util.Map;
import java.util.Optional;

/** The revision of the body is one that requests can claim. */
final class ServedVersionRung implements Rung {

    private final JsonBuilderFactory json;

    ServedVersionRung(JsonProvider provider) {
        json = provider.createBuilderFactory(Map.of());
    }

    @Override
    public Optional<RpcError> check(Inbound inbound) {
        String requested = inbound.meta().getString(MetaKeys.PROTOCOL_VERSION);
        boolean served =
                Revision.of(requested).filter(found -> found.era() == Era.MODERN).isPresent();
        return served ? Optional.empty() : Optional.of(unsupported(requested));
    }

    private RpcError unsupported(String requested) {
        JsonArrayBuilder supported = json.createArrayBuilder();
        Revision.of(Era.MODERN).forEach(revision -> supported.add(revision.text()));
        JsonObject data =
                json.createObjectBuilder()
                        .add("supported", supported)
                        .add("requested", requested)
                        .build();
        return new RpcError(
                ErrorCodes.UNSUPPORTED_PROTOCOL_VERSION,
                "Unsupported protocol version",
                Optional.of(data));
    }
}
