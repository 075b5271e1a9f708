package dev.mcpcdi.graph;

/**
 * The type of an argument, as far as two methods must agree on it.
 *
 * @param raw its class, boxed
 * @param text the whole type, in the words of the source
 */
public record ArgumentType(Class<?> raw, String text) {

    /** Whether a value of this type can be passed for the other; type arguments must be equal. */
    boolean fits(ArgumentType other) {
        return raw == other.raw
                ? text.equals(other.text) || !isGeneric() || !other.isGeneric()
                : other.raw.isAssignableFrom(raw);
    }

    private boolean isGeneric() {
        return text.indexOf('<') >= 0;
    }
}
