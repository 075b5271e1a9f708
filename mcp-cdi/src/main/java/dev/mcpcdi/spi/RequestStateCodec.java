package dev.mcpcdi.spi;

/**
 * Makes tokens of the state that a client carries from one round of a call to the next. One
 * {@code @ApplicationScoped} bean of this type replaces the built-in encryption, for keys that live
 * in a vault, or for state that stays in a shared store while the client carries a mere reference.
 *
 * <p>The claims bind the state to its request, its user and its time. The library writes them and
 * checks them after {@link #decode}; the codec has to see that nobody else can write or read them.
 * It accepts a token only in the very form that {@link #encode} gave it: the one-time guard knows
 * tokens by their text. A codec that forgets a token when it was decoded makes it a one-time token
 * on all nodes.
 *
 * <p>Both methods are called on any thread, also at once.
 */
public interface RequestStateCodec {

    /**
     * Makes a token.
     *
     * @param claims what to protect, UTF-8 text of JSON; belongs to the codec
     * @return the token, not null and not empty
     * @throws Exception if there is none; the call ends with an internal error
     */
    String encode(byte[] claims) throws Exception;

    /**
     * Opens a token, whoever made it: the text is the client's and can be anything.
     *
     * @param token the token, not null
     * @return the claims as they were given to {@link #encode}, not null
     * @throws Exception if the token is not one of this codec; the client gets the one answer that
     *     all refused states get, and the log has the cause
     */
    byte[] decode(String token) throws Exception;
}
