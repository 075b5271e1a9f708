package dev.mcpcdi.client;

import java.net.URI;
import java.util.Objects;
import java.util.Optional;

/**
 * A page that a server wants a user to open. The user sees the whole address, and agrees, before
 * anything is fetched. Immutable.
 *
 * @param key what the server calls the question
 * @param message what the user reads
 * @param url the page
 * @param elicitationId what a notice of its completion names it by; empty on 2026-07-28, which has
 *     no such notice
 * @see <a
 *     href="https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation">Elicitation,
 *     URL Mode</a>
 */
public record UrlElicitation(String key, String message, URI url, Optional<String> elicitationId)
        implements Question {

    /** Refuses null. */
    public UrlElicitation {
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(message, "message");
        Objects.requireNonNull(url, "url");
        Objects.requireNonNull(elicitationId, "elicitationId");
    }
}
