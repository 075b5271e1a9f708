package dev.mcpcdi.stdio;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.server.Exchange;
import dev.mcpcdi.server.Reply;
import dev.mcpcdi.server.Session;
import java.util.Optional;

/** The way back of one line. */
final class StdioExchange implements Exchange {

    private final Session session;
    private final LineWriter writer;
    private final Runnable end;

    StdioExchange(Session session, LineWriter writer, Runnable end) {
        this.session = session;
        this.writer = writer;
        this.end = end;
    }

    @Override
    public Optional<Headers> headers() {
        return Optional.empty();
    }

    @Override
    public Optional<Session> session() {
        return Optional.of(session);
    }

    @Override
    public boolean acceptsStream() {
        return true; // the pipe is one
    }

    @Override
    public void send(Message message) {
        writer.write(message);
    }

    @Override
    public void reply(Reply reply) {
        try {
            // 2025-11-25, Cancellation: no answer to what was cancelled.
            reply.response()
                    .filter(response -> reply.kind() != Reply.Kind.CANCELLED)
                    .ifPresent(writer::write);
        } finally {
            end.run();
        }
    }
}
