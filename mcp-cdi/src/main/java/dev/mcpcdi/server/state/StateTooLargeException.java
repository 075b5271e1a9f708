package dev.mcpcdi.server.state;

/** A state is longer than the configured limit once it is sealed, so the client cannot have it. */
public final class StateTooLargeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    StateTooLargeException(int length, int limit) {
        super(
                "The sealed requestState has %d bytes; mcp.request-state.max-bytes allows %d"
                        .formatted(length, limit));
    }
}
