package dev.mcpcdi.it;

import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Reads the response of a stream as its bytes come, however they are cut: the head, chunks, and the
 * data of events.
 */
final class EventReader {

    private static final String DATA = "data: ";

    private final Consumer<String> events;
    private final StringBuilder line = new StringBuilder();
    private final StringBuilder text = new StringBuilder();
    private State state = State.STATUS;
    private int left;

    /** What is read next. */
    private enum State {
        STATUS,
        HEAD,
        SIZE,
        CHUNK,
        END_OF_CHUNK,
        LAST,
        DONE
    }

    /**
     * Makes a reader.
     *
     * @param events takes the data of each event
     */
    EventReader(Consumer<String> events) {
        this.events = events;
    }

    /** Whether the response has come to its proper end. */
    boolean isDone() {
        return state == State.DONE;
    }

    void read(ByteBuffer bytes) {
        while (bytes.hasRemaining()) {
            char next = (char) (bytes.get() & 0xff);
            if (state == State.CHUNK) {
                chunk(next);
            } else if (next == '\n') {
                line(line.toString().strip());
                line.setLength(0);
            } else {
                line.append(next);
            }
        }
    }

    private void line(String whole) {
        switch (state) {
            case STATUS -> {
                if (!whole.equals("HTTP/1.1 200 OK")) {
                    throw new IllegalStateException("A stream began with: " + whole);
                }
                state = State.HEAD;
            }
            case HEAD -> head(whole.toLowerCase(Locale.ROOT));
            case SIZE -> {
                left = Integer.parseInt(whole, 16);
                state = left == 0 ? State.LAST : State.CHUNK;
            }
            case END_OF_CHUNK -> state = State.SIZE;
            case LAST -> state = State.DONE;
            default -> throw new IllegalStateException("After the end came: " + whole);
        }
    }

    private void head(String header) {
        if (header.startsWith("content-type:") && !header.contains("text/event-stream")) {
            throw new IllegalStateException("A stream has " + header);
        }
        if (header.isEmpty()) {
            state = State.SIZE;
        }
    }

    private void chunk(char next) {
        if (next == '\n') {
            if (text.length() > DATA.length() && text.indexOf(DATA) == 0) {
                events.accept(text.substring(DATA.length()));
            }
            text.setLength(0);
        } else {
            text.append(next);
        }
        if (--left == 0) {
            state = State.END_OF_CHUNK;
        }
    }
}
