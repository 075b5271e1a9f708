package dev.mcpcdi.stdio;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** The lines of a stream as bytes; a longer one than allowed is skipped. For one thread. */
final class Lines {

    /** As long as a message over HTTP. */
    static final int MAX_BYTES = 4 * 1024 * 1024;

    private final InputStream in;

    Lines(InputStream in) {
        this.in = new BufferedInputStream(in, 1 << 16);
    }

    /** The next line, empty at the end. The last one need not be terminated. */
    Optional<Line> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(256);
        int length = 0;
        int read = in.read();
        if (read < 0) {
            return Optional.empty();
        }
        for (; read >= 0 && read != '\n'; read = in.read()) {
            length = Math.min(length + 1, MAX_BYTES + 1);
            if (length <= MAX_BYTES) {
                line.write(read);
            }
        }
        return Optional.of(new Line(line.toByteArray(), length > MAX_BYTES));
    }

    /**
     * One line.
     *
     * @param bytes what stands in it
     * @param isTooLong whether there was more
     */
    record Line(byte[] bytes, boolean isTooLong) {

        boolean isBlank() {
            for (byte b : bytes) {
                if (b != ' ' && b != '\t' && b != '\r') {
                    return false;
                }
            }
            return true;
        }
    }
}
