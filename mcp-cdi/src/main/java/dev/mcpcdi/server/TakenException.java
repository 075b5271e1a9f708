package dev.mcpcdi.server;

/** What is to be offered has the name of something else, or the URIs of it. */
public final class TakenException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean ambiguous;

    private TakenException(String message, boolean ambiguous) {
        super(message, null, false, false);
        this.ambiguous = ambiguous;
    }

    static TakenException name() {
        return new TakenException(
                "is taken already. Each is offered once. Choose another, or remove the other offer.",
                false);
    }

    static TakenException uris(String other) {
        return new TakenException(
                "matches the same URIs as %s. One of them would never be called. Make their fixed parts differ."
                        .formatted(other),
                true);
    }

    /**
     * Whether it matches the URIs of another template, which has another name.
     *
     * @return false if the name itself is taken
     */
    public boolean isAmbiguous() {
        return ambiguous;
    }
}
