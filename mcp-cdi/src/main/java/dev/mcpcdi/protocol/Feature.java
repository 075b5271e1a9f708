package dev.mcpcdi.protocol;

/** Words that not every revision knows. */
enum Feature {
    TOOL_ANNOTATIONS(Revision.V2025_03_26),
    AUDIO(Revision.V2025_03_26),
    /** The member {@code message} of a progress. */
    PROGRESS_MESSAGE(Revision.V2025_03_26),
    TITLE(Revision.V2025_06_18),
    STRUCTURED_CONTENT(Revision.V2025_06_18),
    RESOURCE_LINK(Revision.V2025_06_18),
    ELICITATION(Revision.V2025_06_18),
    /** The member {@code mode} of an elicitation, and pages to open. */
    ELICITATION_MODES(Revision.V2025_11_25),
    /** Titled choices, lists of choices and defaults in forms. */
    FORM_CHOICES(Revision.V2025_11_25),
    /** Tools for the client's model, and several blocks in a message to it. */
    SAMPLING_TOOLS(Revision.V2025_11_25),
    /** The members {@code description} and {@code websiteUrl} of an implementation. */
    IDENTITY_DETAILS(Revision.V2025_11_25),
    /** Structured content that is no object. */
    ANY_STRUCTURE(Revision.V2026_07_28),
    /** The member {@code resultType}, and the server's identity in each result. */
    RESULT_TYPE(Revision.V2026_07_28),
    CACHE_HINTS(Revision.V2026_07_28);

    private final Revision since;

    Feature(Revision since) {
        this.since = since;
    }

    Revision since() {
        return since;
    }
}
