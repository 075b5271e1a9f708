package dev.mcpcdi.model;

import java.util.Optional;

/**
 * What the server says it is. Immutable.
 *
 * @param name the name for programs
 * @param version the server's own version
 * @param title the name for people
 * @param description what it is for
 * @param websiteUrl where to read more
 * @param instructions how a model should use it
 */
public record ServerIdentity(
        String name,
        String version,
        Optional<String> title,
        Optional<String> description,
        Optional<String> websiteUrl,
        Optional<String> instructions) {}
