package dev.mcpcdi.stdio;

import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.jsonrpc.Message;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Arrays;
import java.util.concurrent.locks.ReentrantLock;

/** Writes messages, each whole and on its own line. Safe for any thread. */
final class LineWriter {

    private static final Logger LOG = System.getLogger(LineWriter.class.getName());

    private final Codec codec;
    private final OutputStream out;
    // Not a monitor: before JDK 24 a virtual thread that waits for one holds its carrier.
    private final ReentrantLock lock = new ReentrantLock();
    private volatile boolean broken;

    LineWriter(Codec codec, OutputStream out) {
        this.codec = codec;
        this.out = out;
    }

    /** Writes at once, in one piece. After a failure nothing is written any more. */
    void write(Message message) {
        byte[] text = codec.write(message);
        byte[] line = Arrays.copyOf(text, text.length + 1);
        line[text.length] = '\n';
        lock.lock();
        try {
            if (!broken) {
                out.write(line);
                out.flush();
            }
        } catch (IOException gone) {
            broken = true;
            LOG.log(Level.DEBUG, "Standard output broke.", gone);
        } finally {
            lock.unlock();
        }
    }

    /** Whether the client does not read any more. */
    boolean isBroken() {
        return broken;
    }
}
