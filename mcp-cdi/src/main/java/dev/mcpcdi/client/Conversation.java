package dev.mcpcdi.client;

import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonObject;
import java.util.concurrent.CompletionStage;

/** Requests in the manner of one era. Safe for any thread. */
interface Conversation {

    Revision revision();

    /** The result, or an {@link RpcErrorException}. */
    CompletionStage<JsonObject> ask(String method, JsonObject params);

    /** The same for a request whose result may ask; only 2026-07-28 has such results. */
    default CompletionStage<RoundResult> askInRounds(String method, JsonObject params) {
        return ask(method, params).thenApply(RoundResult::complete);
    }
}
