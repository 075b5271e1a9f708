package dev.mcpcdi.server.state;

/** A rejection with its reason, which does not leave this package but for the log. */
final class Rejection extends Exception {

    private static final long serialVersionUID = 1L;

    private final Reason reason;

    Rejection(Reason reason) {
        this(reason, null);
    }

    Rejection(Reason reason, Throwable cause) {
        super(reason.toString(), cause, false, false);
        this.reason = reason;
    }

    Reason reason() {
        return reason;
    }
}
