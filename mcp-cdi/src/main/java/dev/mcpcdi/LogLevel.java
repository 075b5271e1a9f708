package dev.mcpcdi;

/**
 * How much a log message matters, from the least to the most.
 *
 * @see <a
 *     href="https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/logging">Logging</a>
 */
public enum LogLevel {
    /** Details for the search of faults. */
    DEBUG,
    /** What goes on. */
    INFO,
    /** What goes on and is worth to be noticed. */
    NOTICE,
    /** What may become a fault. */
    WARNING,
    /** Something failed. */
    ERROR,
    /** A part of the server failed. */
    CRITICAL,
    /** Somebody must act at once. */
    ALERT,
    /** Nothing works. */
    EMERGENCY
}
