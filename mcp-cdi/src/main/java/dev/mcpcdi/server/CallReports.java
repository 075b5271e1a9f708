package dev.mcpcdi.server;

import dev.mcpcdi.LogLevel;
import dev.mcpcdi.invoke.Reports;
import dev.mcpcdi.protocol.Notifications;
import dev.mcpcdi.protocol.Notifications.Progress;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import jakarta.json.JsonValue;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/**
 * What one request tells its client while it is in progress (2026-07-28, Progress; 2025-11-25,
 * Logging).
 */
final class CallReports implements Reports {

    private final Notifications words;
    private final Revision revision;
    private final Answer answer;
    private final ReportWish wish;
    private final Audience audience;
    private double last = Double.NEGATIVE_INFINITY;

    CallReports(
            Notifications words,
            Revision revision,
            Answer answer,
            ReportWish wish,
            Audience audience) {
        this.words = words;
        this.revision = revision;
        this.answer = answer;
        this.wish = wish;
        this.audience = audience;
    }

    @Override
    public synchronized void progress(
            double value, OptionalDouble total, Optional<String> message) {
        if (wish.progressToken().isPresent() && value > last && !answer.isGiven()) {
            last = value;
            Progress progress = new Progress(value, total);
            answer.exchange()
                    .send(words.progress(wish.progressToken().get(), progress, message, revision));
        }
    }

    @Override
    public void changed(Change change) {
        audience.publish(change);
    }

    @Override
    public void closeStream() {
        if (!answer.isGiven()) {
            answer.exchange().closeStream();
        }
    }

    @Override
    public void log(LogLevel level, Supplier<JsonValue> data, Optional<String> logger) {
        if (wish.wants(level) && !answer.isGiven()) {
            answer.exchange().send(words.message(level, data.get(), logger));
        }
    }
}
