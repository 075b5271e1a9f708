package dev.mcpcdi.protocol;

/**
 * The error codes that MCP adds to those of JSON-RPC.
 *
 * @see <a href="https://modelcontextprotocol.io/specification/2026-07-28/basic">Error Codes</a>
 */
public final class ErrorCodes {

    /** A header is missing, malformed or says something else than the body. */
    public static final int HEADER_MISMATCH = -32020;

    /** The client lacks a capability that the request needs. */
    public static final int MISSING_CLIENT_CAPABILITY = -32021;

    /** The revision that the request claims is not served. */
    public static final int UNSUPPORTED_PROTOCOL_VERSION = -32022;

    /** The user must open a page first; of 2025-11-25 only. */
    public static final int URL_ELICITATION_REQUIRED = -32042;

    /**
     * The request was cancelled; a code that implementations share, not one of the specification.
     */
    public static final int REQUEST_CANCELLED = -32800;

    private ErrorCodes() {}
}
