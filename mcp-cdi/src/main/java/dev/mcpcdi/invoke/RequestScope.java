package dev.mcpcdi.invoke;

import jakarta.enterprise.context.control.RequestContextController;
import java.util.function.Supplier;

/** Runs a call with an active request scope of its own. Safe for any thread. */
public final class RequestScope {

    private final Supplier<RequestContextController> controllers;

    /**
     * Makes the scope.
     *
     * @param controllers gives a new controller for each call: a controller remembers whether it
     *     activated the scope, so calls must not share one
     */
    public RequestScope(Supplier<RequestContextController> controllers) {
        this.controllers = controllers;
    }

    <T> T during(Supplier<T> call) {
        RequestContextController controller = controllers.get();
        boolean ours = controller.activate();
        try {
            return call.get();
        } finally {
            if (ours) {
                controller.deactivate();
            }
        }
    }
}
