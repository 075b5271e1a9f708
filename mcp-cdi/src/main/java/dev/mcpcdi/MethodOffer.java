package dev.mcpcdi;

/** A tool or prompt that is about to be offered. What is not said is as without an annotation. */
public interface MethodOffer {

    /**
     * Sets the name.
     *
     * @param name as that of {@link Tool#name()}, not null
     * @return this
     */
    MethodOffer name(String name);

    /**
     * Sets the name shown to people.
     *
     * @param title as that of {@link Tool#title()}, not null
     * @return this
     */
    MethodOffer title(String title);

    /**
     * Says what it does.
     *
     * @param description as that of {@link Tool#description()}, not null
     * @return this
     */
    MethodOffer description(String description);

    /**
     * Offers it from now on.
     *
     * @return takes the offer back
     * @throws InvalidSignatureException if the method breaks a rule, or its name is taken
     */
    Registration add();
}
