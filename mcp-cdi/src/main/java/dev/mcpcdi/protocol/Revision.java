package dev.mcpcdi.protocol;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The revisions of the protocol that are served, oldest first. */
public enum Revision {
    /** 2024-11-05. */
    V2024_11_05("2024-11-05", Era.SESSION),
    /** 2025-03-26. */
    V2025_03_26("2025-03-26", Era.SESSION),
    /** 2025-06-18. */
    V2025_06_18("2025-06-18", Era.SESSION),
    /** 2025-11-25, the newest with a handshake. */
    V2025_11_25("2025-11-25", Era.SESSION),
    /** 2026-07-28. */
    V2026_07_28("2026-07-28", Era.MODERN);

    private final String text;
    private final Era era;

    Revision(String text, Era era) {
        this.text = text;
        this.era = era;
    }

    /**
     * The revision as it is written on the wire.
     *
     * @return a date
     */
    public String text() {
        return text;
    }

    /**
     * How clients of this revision present themselves.
     *
     * @return the era
     */
    public Era era() {
        return era;
    }

    /**
     * The revision of a text.
     *
     * @param text what a client wrote
     * @return the revision, empty if it is not served
     */
    public static Optional<Revision> of(String text) {
        return Arrays.stream(values()).filter(revision -> revision.text.equals(text)).findFirst();
    }

    /**
     * All revisions of an era.
     *
     * @param era the era
     * @return the revisions, oldest first
     */
    public static List<Revision> of(Era era) {
        return Arrays.stream(values()).filter(revision -> revision.era == era).toList();
    }

    boolean knows(Feature feature) {
        return compareTo(feature.since()) >= 0;
    }
}
