package dev.mcpcdi.stdio;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Session;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Optional;

/**
 * One client on a pair of streams: one message a line in each direction (2025-11-25, Transports,
 * stdio). Runs once, on one thread; replies come from any.
 */
final class StdioTransport {

    private static final Logger LOG = System.getLogger(StdioTransport.class.getName());

    /** How long calls may still take when nobody can send any more. */
    private static final Duration GRACE = Duration.ofSeconds(30);

    private final Engine engine;
    private final Lines lines;
    private final LineWriter writer;
    private final Session session;
    private final Pending pending = new Pending();

    StdioTransport(Engine engine, InputStream in, OutputStream out) {
        this.engine = engine;
        lines = new Lines(in);
        writer = new LineWriter(engine.codec(), out);
        session = new Session(writer::write);
    }

    /** Serves until the input ends, and then until what came in is answered. */
    void run() {
        try {
            for (Optional<Lines.Line> line = lines.next();
                    line.isPresent() && !writer.isBroken();
                    line = lines.next()) {
                take(line.get());
            }
        } catch (IOException gone) {
            LOG.log(Level.DEBUG, "Standard input broke.", gone);
        }
        session.end();
        if (!pending.awaitNone(GRACE)) {
            LOG.log(Level.WARNING, "Calls are still in progress after the end of the input.");
        }
    }

    private void take(Lines.Line line) {
        if (line.isTooLong()) {
            writer.write(tooLong());
        } else if (!line.isBlank()) {
            engine.handle(line.bytes(), new StdioExchange(session, writer, pending.begin()));
        }
    }

    private static Message tooLong() {
        RpcError error =
                new RpcError(
                        RpcError.INVALID_REQUEST,
                        "Message too long: at most " + Lines.MAX_BYTES + " bytes are read");
        return new Message.Failure(Optional.empty(), error);
    }
}
