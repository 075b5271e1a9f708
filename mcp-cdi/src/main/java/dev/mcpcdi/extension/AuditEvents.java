package dev.mcpcdi.extension;

import dev.mcpcdi.CallAudit;
import dev.mcpcdi.CallAudit.Result;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.enterprise.inject.spi.ObserverMethod;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Fires the events of calls that have ended. */
final class AuditEvents {

    private static final Logger LOG = System.getLogger("dev.mcpcdi");

    private AuditEvents() {}

    /** Empty if nobody observes them, which does not change any more. */
    static Optional<Consumer<CallAudit>> of(BeanManager beans) {
        CallAudit any = new CallAudit("", "", "", Optional.empty(), Result.DONE, Duration.ZERO);
        Set<ObserverMethod<? super CallAudit>> observers = beans.resolveObserverMethods(any);
        if (observers.isEmpty()) {
            return Optional.empty();
        }
        Event<CallAudit> event = beans.getEvent().select(CallAudit.class);
        boolean isSync = observers.stream().anyMatch(observer -> !observer.isAsync());
        boolean isAsync = observers.stream().anyMatch(ObserverMethod::isAsync);
        return Optional.of(
                call -> {
                    if (isAsync) {
                        event.fireAsync(call).whenComplete((fired, failure) -> report(failure));
                    }
                    if (isSync) {
                        event.fire(call);
                    }
                });
    }

    private static void report(Throwable failure) {
        if (failure != null) {
            LOG.log(Level.ERROR, "An observer of CallAudit failed.", failure);
        }
    }
}
