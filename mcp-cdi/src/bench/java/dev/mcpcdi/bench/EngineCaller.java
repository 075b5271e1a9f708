package dev.mcpcdi.bench;

import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Exchange;
import dev.mcpcdi.server.Reply;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Hands an engine the bytes of a request, and waits for those of the answer. */
record EngineCaller(Engine engine) {

    byte[] answer(byte[] request) {
        Waiting exchange = new Waiting();
        engine.handle(request, exchange);
        return engine.codec().write(exchange.reply.join().response().orElseThrow());
    }

    private static final class Waiting implements Exchange {

        final CompletableFuture<Reply> reply = new CompletableFuture<>();

        @Override
        public Optional<Headers> headers() {
            return Optional.empty();
        }

        @Override
        public void reply(Reply answer) {
            reply.complete(answer);
        }
    }
}
