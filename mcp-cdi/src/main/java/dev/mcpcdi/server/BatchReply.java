package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.jsonrpc.Message.Response;
import java.security.Principal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;

/** Collects the replies to the messages of a batch, and sends them when the last is there. */
final class BatchReply {

    private final Exchange whole;
    private final AtomicReferenceArray<Response> responses;
    private final AtomicInteger missing;

    BatchReply(int size, Exchange whole) {
        this.whole = whole;
        responses = new AtomicReferenceArray<>(size);
        missing = new AtomicInteger(size);
    }

    /** The way back of one message. */
    Exchange part(int index) {
        return new Part(index);
    }

    private void take(int index, Reply reply) {
        responses.set(index, reply.response().orElse(null));
        if (missing.decrementAndGet() == 0) {
            whole.reply(all());
        }
    }

    private Reply all() {
        List<Response> given =
                IntStream.range(0, responses.length())
                        .mapToObj(responses::get)
                        .filter(Objects::nonNull)
                        .toList();
        return given.isEmpty()
                ? Reply.accepted()
                : new Reply(Reply.Kind.ANSWERED, Optional.of(new Message.Batch(given)));
    }

    private final class Part implements Exchange {

        private final int index;

        Part(int index) {
            this.index = index;
        }

        @Override
        public Optional<Headers> headers() {
            return whole.headers();
        }

        @Override
        public Optional<Principal> principal() {
            return whole.principal();
        }

        @Override
        public Optional<Session> session() {
            return whole.session();
        }

        @Override
        public void send(Message message) {
            whole.send(message);
        }

        @Override
        public void reply(Reply reply) {
            take(index, reply);
        }
    }
}
