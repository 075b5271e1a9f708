package dev.mcpcdi.server.stream;

import java.util.ArrayList;
import java.util.List;

/** Keeps what a response got, as text: the id, a colon, the data; {@code end} for its end. */
public final class RecordingSink implements EventSink {

    private final List<String> events = new ArrayList<>();
    private boolean isOpen = true;

    @Override
    public synchronized void send(Event event) {
        if (isOpen) {
            String retry = event.retry().map(pause -> " retry " + pause.toMillis()).orElse("");
            events.add(event.id().orElse("") + ":" + event.data() + retry);
        }
    }

    @Override
    public synchronized void end() {
        if (isOpen) {
            isOpen = false;
            events.add("end");
        }
    }

    @Override
    public synchronized boolean isOpen() {
        return isOpen;
    }

    /** The peer is gone. */
    public synchronized void breakOff() {
        isOpen = false;
    }

    /** What came so far. */
    public synchronized List<String> events() {
        return List.copyOf(events);
    }
}
