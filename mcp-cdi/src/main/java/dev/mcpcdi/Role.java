package dev.mcpcdi;

/** Who speaks, or who is spoken to. */
public enum Role {
    /** The person. */
    USER,
    /** The model. */
    ASSISTANT
}
