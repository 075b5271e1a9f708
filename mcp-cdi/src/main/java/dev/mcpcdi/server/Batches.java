package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.jsonrpc.MalformedMessageException;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.protocol.Revision;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Optional;

/** Several messages in one array, as 2025-03-26 alone knows them (JSON-RPC Batching). */
final class Batches {

    private final Engine engine;
    private final Codec codec;
    private final SessionDoor door;

    Batches(Engine engine, Codec codec, SessionDoor door) {
        this.engine = engine;
        this.codec = codec;
        this.door = door;
    }

    void handle(JsonArray batch, Exchange exchange) {
        Optional<String> fault = batch.stream().flatMap(part -> fault(part).stream()).findFirst();
        SessionEntry entry = door.enter(exchange);
        if (VersionHeader.of(exchange.headers()).isModern()) {
            refuse("one message at a time, not an array", exchange);
        } else if (entry instanceof SessionEntry.Closed closed) {
            exchange.reply(Reply.refused(closed));
        } else if (!isKnownTo(entry, exchange)) {
            refuse("one message at a time, not an array", exchange);
        } else if (batch.isEmpty()) {
            refuse("an array of messages has at least one", exchange);
        } else if (fault.isPresent()) {
            refuse(fault.get(), exchange);
        } else {
            serve(batch, exchange);
        }
    }

    private static boolean isKnownTo(SessionEntry entry, Exchange exchange) {
        return entry instanceof SessionEntry.Open open
                && SessionDoor.revision(open.session(), VersionHeader.of(exchange.headers()))
                        .filter(Revision.V2025_03_26::equals)
                        .isPresent();
    }

    /** What must not be one of several. */
    private static Optional<String> fault(JsonValue part) {
        if (!(part instanceof JsonObject message)) {
            return Optional.empty();
        }
        if (message.get("method") instanceof JsonString method
                && method.getString().equals("initialize")) {
            return Optional.of("initialize stands alone");
        }
        return message.get("params") instanceof JsonObject params && Inbound.hasEnvelope(params)
                ? Optional.of("a message of 2026-07-28 stands alone")
                : Optional.empty();
    }

    private void serve(JsonArray batch, Exchange exchange) {
        BatchReply replies = new BatchReply(batch.size(), exchange);
        for (int i = 0; i < batch.size(); i++) {
            Exchange part = replies.part(i);
            try {
                engine.handle(codec.read(batch.get(i)), part);
            } catch (MalformedMessageException e) {
                part.reply(new Reply(Reply.Kind.REJECTED, Optional.of(e.answer())));
            }
        }
    }

    private static void refuse(String reason, Exchange exchange) {
        RpcError error = new RpcError(RpcError.INVALID_REQUEST, "Invalid request: " + reason);
        exchange.reply(Reply.refused(new SessionEntry.Closed(Reply.Kind.REJECTED, error)));
    }
}
