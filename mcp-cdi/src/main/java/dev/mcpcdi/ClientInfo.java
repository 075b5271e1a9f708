package dev.mcpcdi;

import java.util.Optional;

/**
 * Who a client says it is; its own words, never an identity.
 *
 * @param name its name for programs
 * @param version its version
 * @param title its name for people
 */
public record ClientInfo(String name, String version, Optional<String> title) {}
