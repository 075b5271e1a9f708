package dev.mcpcdi;

import java.net.URI;
import java.util.Objects;
import java.util.Optional;

/**
 * Asks the user to open a page, for what must not pass through the client: a password, a payment,
 * the consent to another service.
 *
 * <p>The answer only says that the user agreed to open the page, not that the work there is done.
 * The application finds that out by itself: the page must check that its visitor is the user who
 * was asked. The address carries no secret and no personal data.
 *
 * <p>Clients know this from 2025-11-25 on. One that does not gets the error -32021.
 *
 * @param message what the user reads, not null
 * @param url the page, an absolute address, not null
 * @param id the {@code elicitationId} that a client of 2025-11-25 sees, unique in the server; empty
 *     for one that the server makes up
 * @see <a href="https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation">
 *     Elicitation, URL Mode</a>
 */
public record ElicitUrl(String message, URI url, Optional<String> id)
        implements Resolution<UrlConsent> {

    /**
     * Checks the address.
     *
     * @throws IllegalArgumentException if it is not absolute, or carries a user or password
     */
    public ElicitUrl {
        Objects.requireNonNull(message, "message");
        Objects.requireNonNull(id, "id");
        if (!url.isAbsolute() || url.getRawUserInfo() != null) {
            throw new IllegalArgumentException(
                    "The page to open needs an absolute address without user and password.");
        }
    }

    /**
     * A question with an id of the server's choice.
     *
     * @param message what the user reads
     * @param url the page
     * @throws IllegalArgumentException if the address is none, not absolute, or carries a user or
     *     password
     */
    public ElicitUrl(String message, String url) {
        this(message, URI.create(url), Optional.empty());
    }

    /**
     * The same question under an id.
     *
     * @param known the id, unique in the server
     * @return a new question
     */
    public ElicitUrl withId(String known) {
        return new ElicitUrl(message, url, Optional.of(known));
    }
}
