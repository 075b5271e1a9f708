package dev.mcpcdi;

/** Who says a message of a conversation with a model. */
public enum Role {
    /** The one who asks the model. */
    USER,
    /** The model. */
    ASSISTANT
}
