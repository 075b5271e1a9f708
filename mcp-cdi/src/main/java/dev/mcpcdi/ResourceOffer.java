package dev.mcpcdi;

/**
 * A resource or template that is about to be offered. What is not said is as without an annotation.
 */
public interface ResourceOffer {

    /**
     * Sets the name for programs.
     *
     * @param name as that of {@link Resource#name()}, not null
     * @return this
     */
    ResourceOffer name(String name);

    /**
     * Sets the name shown to people.
     *
     * @param title as that of {@link Resource#title()}, not null
     * @return this
     */
    ResourceOffer title(String title);

    /**
     * Says what it is.
     *
     * @param description as that of {@link Resource#description()}, not null
     * @return this
     */
    ResourceOffer description(String description);

    /**
     * Sets the media type.
     *
     * @param mimeType as that of {@link Resource#mimeType()}, not null
     * @return this
     */
    ResourceOffer mimeType(String mimeType);

    /**
     * Offers it from now on.
     *
     * @return takes the offer back
     * @throws InvalidSignatureException if the method breaks a rule, or its URI is taken
     */
    Registration add();
}
