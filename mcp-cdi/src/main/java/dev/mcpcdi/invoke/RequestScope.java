package dev.mcpcdi.invoke;

import jakarta.enterprise.context.control.RequestContextController;
import java.util.function.Supplier;

/** Runs a call with an active request scope of its own. Safe for any thread. */
public final class RequestScope {

    private final Supplier<RequestContextController> controllers;
    private final ActiveCall active;

    /**
     * Makes the scope.
     *
     * @param controllers gives a new controller for each call: a controller remembers whether it
     *     activated the scope, so calls must not share one
     * @param active the reference that finds the call of the current scope
     */
    public RequestScope(Supplier<RequestContextController> controllers, ActiveCall active) {
        this.controllers = controllers;
        this.active = active;
    }

    <T> T during(CallContext context, Supplier<T> call) {
        RequestContextController controller = controllers.get();
        boolean ours = controller.activate();
        try {
            return inContext(context, call);
        } finally {
            if (ours) {
                controller.deactivate();
            }
        }
    }

    /** A scope that was active before may hold a call already, which goes on afterwards. */
    private <T> T inContext(CallContext context, Supplier<T> call) {
        CallContext before = active.replace(context);
        try {
            return call.get();
        } finally {
            active.replace(before);
        }
    }
}
