package dev.mcpcdi.server.state;

/** Why a state is rejected, for the log alone. */
enum Reason {
    NO_STRING("non-string requestState"),
    TOO_LONG("too long"),
    MALFORMED("malformed"),
    UNKNOWN_KEY("unknown key"),
    SEAL("seal"),
    CODEC("codec error"),
    FUTURE("minted in the future"),
    EXPIRED("expired"),
    REQUEST("request binding"),
    AUDIENCE("audience"),
    PRINCIPAL_UNUSABLE("principal binding error"),
    /** It was sealed for somebody and is opened by nobody, or the other way round. */
    PRINCIPAL_DRIFT("principal drift"),
    PRINCIPAL("principal"),
    REPLAYED("replayed");

    private final String text;

    Reason(String text) {
        this.text = text;
    }

    @Override
    public String toString() {
        return text;
    }
}
