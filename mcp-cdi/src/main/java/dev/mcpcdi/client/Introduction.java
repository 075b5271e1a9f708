package dev.mcpcdi.client;

import dev.mcpcdi.protocol.MetaKeys;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;

/** What a client says about itself, once in a handshake or in each request. */
record Introduction(JsonBuilderFactory json, String name, String version, JsonObject capabilities) {

    JsonObject handshake(Revision requested) {
        return json.createObjectBuilder()
                .add("protocolVersion", requested.text())
                .add("capabilities", capabilities)
                .add("clientInfo", info())
                .build();
    }

    JsonObject envelope(Revision revision) {
        return json.createObjectBuilder()
                .add(MetaKeys.PROTOCOL_VERSION, revision.text())
                .add(MetaKeys.CLIENT_CAPABILITIES, capabilities)
                .add(MetaKeys.CLIENT_INFO, info())
                .build();
    }

    JsonObject enclose(JsonObject params, JsonObject envelope) {
        return json.createObjectBuilder(params).add("_meta", envelope).build();
    }

    private JsonObject info() {
        return json.createObjectBuilder().add("name", name).add("version", version).build();
    }
}
