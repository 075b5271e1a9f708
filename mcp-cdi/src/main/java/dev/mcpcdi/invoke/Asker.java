package dev.mcpcdi.invoke;

/**
 * The method that asks, in the words of its developer.
 *
 * @param kind what it is
 * @param name its name, which is the key of its question on the wire
 */
public record Asker(Kind kind, String name) {

    /** What can ask. */
    public enum Kind {
        /** A resolver. */
        RESOLVER("resolver"),
        /** A tool that asks by itself. */
        TOOL("tool"),
        /** A prompt that asks by itself. */
        PROMPT("prompt"),
        /** A resource that asks by itself. */
        RESOURCE("resource"),
        /** A completion, which cannot ask. */
        COMPLETION("completion");

        private final String word;

        Kind(String word) {
            this.word = word;
        }
    }

    static Asker resolver(String key) {
        return new Asker(Kind.RESOLVER, key);
    }

    static Asker tool(String name) {
        return new Asker(Kind.TOOL, name);
    }

    /**
     * The asker at the start of a sentence.
     *
     * @return such as {@code Resolver 'login'}
     */
    public String subject() {
        String text = toString();
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    @Override
    public String toString() {
        return kind.word + " '" + name + "'";
    }
}
