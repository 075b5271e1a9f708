package dev.mcpcdi.protocol;

/** The two ways in which a client presents itself. */
public enum Era {
    /** A handshake opens; the revisions up to 2025-11-25. */
    SESSION,
    /** Each request says everything about itself; from 2026-07-28 on. */
    MODERN
}
