package dev.mcpcdi.server.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import jakarta.json.JsonValue;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Opens states that must not open, and hears what the log is told meanwhile. */
final class Rejections extends Handler implements AutoCloseable {

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Logger logger = Logger.getLogger(RequestStates.class.getName());

    Rejections() {
        logger.addHandler(this);
        logger.setUseParentHandlers(false);
    }

    /** Asserts that all the client can see is the one answer; the log has the reason. */
    void assertRejected(RequestStates states, JsonValue sent, Binding binding, String reason) {
        assertOneAnswer(states, sent, binding);
        assertThat(lines)
                .containsExactly(
                        "WARNING requestState rejected on " + binding.method() + ": " + reason);
    }

    void assertRejected(RequestStates states, String sent, Binding binding, String reason) {
        assertRejected(states, Shop.JSON.createValue(sent), binding, reason);
    }

    /** For attacks that differ in what is wrong first. */
    void assertRejectedSomehow(RequestStates states, String sent, Binding binding) {
        assertOneAnswer(states, Shop.JSON.createValue(sent), binding);
        assertThat(lines).hasSize(1);
    }

    private void assertOneAnswer(RequestStates states, JsonValue sent, Binding binding) {
        lines.clear();
        Throwable thrown = catchThrowable(() -> states.open(sent, binding));
        assertThat(thrown)
                .isExactlyInstanceOf(RejectedStateException.class)
                .hasMessage("Invalid or expired requestState")
                .hasNoCause()
                .hasNoSuppressedExceptions();
        assertThat(thrown.getStackTrace()).isEmpty();
    }

    List<String> lines() {
        return lines;
    }

    @Override
    public void publish(LogRecord record) {
        lines.add(record.getLevel() + " " + record.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        logger.removeHandler(this);
        logger.setUseParentHandlers(true);
    }
}
