package dev.mcpcdi;

/**
 * The client cannot be asked in the middle of a call: on 2026-07-28 it never can, and up to
 * 2025-11-25 not without a session or where responses are JSON only. It becomes the error -32600.
 */
public class NoBackChannelException extends McpException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes the refusal of a request to the client.
     *
     * @param method the method of the request, such as {@code elicitation/create}
     */
    public NoBackChannelException(String method) {
        super(
                -32600,
                "Cannot send '%s': this transport context has no back-channel for server-initiated requests."
                        .formatted(method));
    }
}
