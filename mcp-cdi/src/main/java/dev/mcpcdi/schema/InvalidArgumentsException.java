package dev.mcpcdi.schema;

import java.util.List;

/** Arguments that do not fit their schema; the message lists every violation, for the model. */
public final class InvalidArgumentsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<String> paths;

    InvalidArgumentsException(String message, List<String> paths) {
        super(message, null, false, false);
        this.paths = List.copyOf(paths);
    }

    /**
     * Where the violations are, without any value: safe for a log.
     *
     * @return the paths, such as {@code person.addr.street}
     */
    public List<String> paths() {
        return paths;
    }
}
