package dev.mcpcdi.server;

import dev.mcpcdi.protocol.Capabilities;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.Results;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;
import java.util.function.Supplier;

/** {@code initialize}: agrees on a revision (2025-11-25, Lifecycle, Version Negotiation). */
final class Handshake implements Requests {

    private final Results words;
    private final Supplier<Capabilities> capabilities;
    private final SessionDoor door;

    Handshake(Results words, Supplier<Capabilities> capabilities, SessionDoor door) {
        this.words = words;
        this.capabilities = capabilities;
        this.door = door;
    }

    /** Whatever stands in the version header: the body is what counts here. */
    @Override
    public void serve(Inbound inbound, Answer answer) {
        JsonObject params = inbound.request().params();
        if (!Shape.isString(params.get("protocolVersion"))) {
            answer.refuseParams("protocolVersion must be a string");
        } else if (!Shape.isObject(params.get("capabilities"))) {
            answer.refuseParams("capabilities must be an object");
        } else if (!Shape.isImplementation(params.get("clientInfo"))) {
            answer.refuseParams("clientInfo must be an object with a name and a version");
        } else {
            begin(inbound.exchange(), params, answer);
        }
    }

    private void begin(Exchange exchange, JsonObject params, Answer answer) {
        Revision revision = agree(params.getString("protocolVersion"));
        Session.Client client =
                new Session.Client(
                        revision,
                        params.getJsonObject("capabilities"),
                        params.getJsonObject("clientInfo"));
        SessionStart start = door.begin(exchange, client);
        // Without a session there is no way to tell the client of changes later.
        boolean lasts = start.id().isPresent() || exchange.session().isPresent();
        JsonObject result = words.initialize(revision, capabilities.get(), lasts);
        start.refusal().ifPresentOrElse(answer::refuse, () -> answer.opened(result, start.id()));
    }

    /** The newest with a handshake is the other one offered, also to those who ask for a newer. */
    private static Revision agree(String requested) {
        return Revision.of(requested)
                .filter(revision -> revision.era() == Era.SESSION)
                .orElse(Revision.V2025_11_25);
    }
}
