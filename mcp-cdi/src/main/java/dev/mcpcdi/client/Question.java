package dev.mcpcdi.client;

/** Something that a server asks its client for. Immutable. */
public sealed interface Question permits Elicitation, UrlElicitation, Sampling, RootsListing {

    /**
     * What the server calls the question.
     *
     * @return the name, one of its kind in a round; in a session the id of the request
     */
    String key();
}
