package dev.mcpcdi.invoke;

import jakarta.enterprise.context.control.RequestContextController;
import jakarta.enterprise.inject.Instance;
import java.util.function.Supplier;

/** Runs a call with an active request scope of its own. Safe for any thread. */
public final class RequestScope {

    private final Instance<RequestContextController> controllers;

    /**
     * Makes the scope.
     *
     * @param controllers gives a new controller for each call
     */
    public RequestScope(Instance<RequestContextController> controllers) {
        this.controllers = controllers;
    }

    <T> T during(Supplier<T> call) {
        // A controller remembers whether it activated the scope: never share one between calls.
        RequestContextController controller = controllers.get();
        try {
            return activated(controller, call);
        } finally {
            controllers.destroy(controller);
        }
    }

    private static <T> T activated(RequestContextController controller, Supplier<T> call) {
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
