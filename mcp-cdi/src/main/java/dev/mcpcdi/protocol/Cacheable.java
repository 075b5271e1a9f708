package dev.mcpcdi.protocol;

/** The methods whose results a client may keep (2026-07-28, Caching). */
public enum Cacheable {
    /** {@code server/discover}. */
    DISCOVER("discover", ""),
    /** {@code tools/list}. */
    TOOLS("tools-list", "tools"),
    /** {@code prompts/list}. */
    PROMPTS("prompts-list", "prompts"),
    /** {@code resources/list}. */
    RESOURCES("resources-list", "resources"),
    /** {@code resources/templates/list}. */
    TEMPLATES("templates-list", "resourceTemplates"),
    /** {@code resources/read}. */
    READ("resources-read", "");

    private final String word;
    private final String member;

    Cacheable(String word, String member) {
        this.word = word;
        this.member = member;
    }

    /**
     * The method in the words of settings.
     *
     * @return such as {@code tools-list}
     */
    public String word() {
        return word;
    }

    /**
     * The member of the result that has the entries of a list.
     *
     * @return such as {@code tools}; empty if it is no list
     */
    public String member() {
        return member;
    }
}
