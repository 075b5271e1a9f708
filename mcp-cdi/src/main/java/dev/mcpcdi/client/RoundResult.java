package dev.mcpcdi.client;

import jakarta.json.JsonObject;

/** The result of a request that may be answered with questions. */
record RoundResult(JsonObject result, boolean asks) {

    static RoundResult complete(JsonObject result) {
        return new RoundResult(result, false);
    }
}
