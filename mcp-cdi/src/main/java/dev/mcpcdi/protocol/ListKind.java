package dev.mcpcdi.protocol;

/** The lists that a client can be told to ask for again. */
public enum ListKind {
    /** The tools. */
    TOOLS("tools"),
    /** The prompts. */
    PROMPTS("prompts"),
    /** The resources, and their templates. */
    RESOURCES("resources");

    private final String word;

    ListKind(String word) {
        this.word = word;
    }

    /**
     * The list as methods name it.
     *
     * @return such as {@code tools}
     */
    public String word() {
        return word;
    }

    /**
     * What a client asks by to be told of it (2026-07-28, Subscriptions).
     *
     * @return such as {@code toolsListChanged}
     */
    public String flag() {
        return word + "ListChanged";
    }

    /**
     * Whether a server has such a list.
     *
     * @param capabilities what it has
     * @return true if it declares it
     */
    public boolean isIn(Capabilities capabilities) {
        return switch (this) {
            case TOOLS -> capabilities.tools();
            case PROMPTS -> capabilities.prompts();
            case RESOURCES -> capabilities.resources();
        };
    }
}
