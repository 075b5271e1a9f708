package dev.mcpcdi.deployment;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What one logger was told while this is open. */
final class LogLines extends Handler implements AutoCloseable {

    private final List<String> lines = new ArrayList<>();
    private final Logger logger;

    private LogLines(Logger logger) {
        this.logger = logger;
    }

    static LogLines of(String name) {
        LogLines lines = new LogLines(Logger.getLogger(name));
        lines.logger.addHandler(lines);
        lines.logger.setUseParentHandlers(false);
        return lines;
    }

    List<String> lines() {
        return List.copyOf(lines);
    }

    @Override
    public void publish(LogRecord record) {
        Object[] parameters = record.getParameters();
        String message = record.getMessage();
        lines.add(
                record.getLevel()
                        + " "
                        + (parameters == null ? message : MessageFormat.format(message, parameters))
                        + (record.getThrown() == null ? "" : " " + record.getThrown()));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        logger.removeHandler(this);
        logger.setUseParentHandlers(true);
    }
}
