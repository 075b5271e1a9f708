package dev.mcpcdi;

/**
 * Asks the client for the folders that the server may work in. They are guidance and no access
 * control: check each path against them.
 *
 * <p>A client that did not declare {@code roots} gets the error -32021. Deprecated in the protocol
 * since 2026-07-28 but still served: prefer an argument of the tool.
 *
 * @see <a href="https://modelcontextprotocol.io/specification/2026-07-28/client/roots">Roots</a>
 */
public record ListRoots() implements Resolution<ListRootsResult> {}
