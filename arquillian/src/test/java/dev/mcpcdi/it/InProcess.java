package dev.mcpcdi.it;

import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Exchange;
import dev.mcpcdi.server.Reply;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Sends literal JSON to an engine, without a transport. */
final class InProcess {

    private final Engine engine;

    InProcess(Engine engine) {
        this.engine = engine;
    }

    String ask(String body) throws Exception {
        var replied = new CompletableFuture<Reply>();
        engine.handle(body.getBytes(StandardCharsets.UTF_8), withoutHeaders(replied));
        Reply reply = replied.get(10, TimeUnit.SECONDS);
        return new String(engine.codec().write(reply.response().get()), StandardCharsets.UTF_8);
    }

    private static Exchange withoutHeaders(CompletableFuture<Reply> replied) {
        return new Exchange() {
            @Override
            public Optional<Headers> headers() {
                return Optional.empty();
            }

            @Override
            public void reply(Reply reply) {
                replied.complete(reply);
            }
        };
    }
}
