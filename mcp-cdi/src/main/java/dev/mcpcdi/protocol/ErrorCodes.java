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

    /** There is no such resource; until 2025-11-25. */
    public static final int RESOURCE_NOT_FOUND = -32002;

    /**
     * The request was cancelled; a code that implementations share, not one of the specification.
     */
    public static final int REQUEST_CANCELLED = -32800;

    private ErrorCodes() {}
}
