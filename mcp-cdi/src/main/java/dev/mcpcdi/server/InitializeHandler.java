package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.protocol.Capabilities;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;
import java.util.EnumMap;
import java.util.Map;

/** {@code initialize}: agrees on a revision (2025-11-25, Lifecycle, Version Negotiation). */
final class InitializeHandler implements Handler {

    private final Map<Revision, JsonObject> results = new EnumMap<>(Revision.class);

    InitializeHandler(Results words, Capabilities capabilities) {
        for (Revision revision : Revision.of(Era.SESSION)) {
            results.put(revision, words.initialize(revision, capabilities));
        }
    }

    @Override
    public void handle(Request request, Revision revision, Answer answer) {
        JsonObject params = request.params();
        if (!Shape.isString(params.get("protocolVersion"))) {
            answer.refuseParams("protocolVersion must be a string");
        } else if (!Shape.isObject(params.get("capabilities"))) {
            answer.refuseParams("capabilities must be an object");
        } else if (!Shape.isImplementation(params.get("clientInfo"))) {
            answer.refuseParams("clientInfo must be an object with a name and a version");
        } else {
            answer.result(results.get(agree(params.getString("protocolVersion"))));
        }
    }

    /** The newest with a handshake is the other one offered, also to those who ask for a newer. */
    private static Revision agree(String requested) {
        return Revision.of(requested)
                .filter(revision -> revision.era() == Era.SESSION)
                .orElse(Revision.V2025_11_25);
    }
}
