package dev.mcpcdi;

/** Who says a message. */
public enum Role {
    /** The person. */
    USER,
    /** The model. */
    ASSISTANT
}
