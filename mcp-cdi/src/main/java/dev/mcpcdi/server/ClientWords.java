package dev.mcpcdi.server;

import dev.mcpcdi.ClientInfo;
import dev.mcpcdi.jsonrpc.Message.Request;
import dev.mcpcdi.protocol.MetaKeys;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;

/** What a client said about itself, in this request or when its session began. */
record ClientWords(
        Optional<ClientInfo> info,
        JsonObject capabilities,
        Optional<String> sessionId,
        Optional<Session> session) {

    /** Of a client of the session era whose session is not kept. */
    static final ClientWords NONE =
            new ClientWords(
                    Optional.empty(),
                    JsonValue.EMPTY_JSON_OBJECT,
                    Optional.empty(),
                    Optional.empty());

    /** What the envelope of a modern request says; its shape was checked before. */
    static ClientWords of(Request request) {
        JsonObject meta = request.params().getJsonObject("_meta");
        return new ClientWords(
                info(meta.get(MetaKeys.CLIENT_INFO)),
                meta.getJsonObject(MetaKeys.CLIENT_CAPABILITIES),
                Optional.empty(),
                Optional.empty());
    }

    /** What the client of a session said when it began. */
    static ClientWords of(SessionEntry.Open entry) {
        return entry.session()
                .flatMap(Session::client)
                .map(
                        client ->
                                new ClientWords(
                                        info(client.info()),
                                        client.capabilities(),
                                        entry.id(),
                                        entry.session()))
                .orElse(NONE);
    }

    private static Optional<ClientInfo> info(JsonValue value) {
        return value instanceof JsonObject info
                ? Optional.of(
                        new ClientInfo(
                                info.getString("name"),
                                info.getString("version"),
                                Optional.ofNullable(info.getString("title", null))))
                : Optional.empty();
    }
}
