package dev.mcpcdi.invoke;

import java.util.Optional;

/** Keeps the context of the call in its request scope. A bean, so the container makes a proxy. */
public class ActiveCall {

    private volatile CallContext context;

    /** For the container. */
    public ActiveCall() {}

    /**
     * The call of this request scope.
     *
     * @return its context, empty if the scope is of something else
     */
    public Optional<CallContext> context() {
        return Optional.ofNullable(context);
    }

    /**
     * Starts a call, or ends one.
     *
     * @param next the context from now on, null for none
     * @return the context until now, null for none
     */
    public CallContext replace(CallContext next) {
        CallContext before = context;
        context = next;
        return before;
    }
}
