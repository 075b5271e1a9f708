package dev.mcpcdi;

import jakarta.ejb.ApplicationException;
import java.util.Optional;

/**
 * A failure that becomes a JSON-RPC error of the whole request, with a code of the application's
 * choice.
 *
 * <p>For what a program on the other side must tell apart; for what a model should read throw
 * {@link ToolException}. Codes from -32768 to -32000 belong to JSON-RPC and MCP (2026-07-28, Base
 * Protocol, Error Codes).
 */
@ApplicationException(inherited = true, rollback = true)
public class McpException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int code;
    private final transient Object data;

    /**
     * Makes an error without data.
     *
     * @param code the JSON-RPC error code
     * @param message one short sentence, sent as it is, not null
     */
    public McpException(int code, String message) {
        this(code, message, null);
    }

    /**
     * Makes an error with data.
     *
     * @param code the JSON-RPC error code
     * @param message one short sentence, sent as it is, not null
     * @param data any value that a tool could return, sent as JSON; null for none
     */
    public McpException(int code, String message, Object data) {
        super(message);
        this.code = code;
        this.data = data;
    }

    /**
     * The JSON-RPC error code.
     *
     * @return the code
     */
    public int code() {
        return code;
    }

    /**
     * What the error carries beside its message.
     *
     * @return the data, empty if there is none
     */
    public Optional<Object> data() {
        return Optional.ofNullable(data);
    }
}
