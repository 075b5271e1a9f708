package dev.mcpcdi;

import java.util.regex.Pattern;

/** The names of members of {@code _meta} (2025-06-18 and later, Base Protocol, {@code _meta}). */
final class MetaNames {

    private static final String LABEL = "[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])?";

    private static final Pattern NAME =
            Pattern.compile(
                    "("
                            + LABEL
                            + "(\\."
                            + LABEL
                            + ")*/)?([A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?)?");

    private static final Pattern RESERVED =
            Pattern.compile("[^./]+\\.(modelcontextprotocol|mcp)[./].*");

    private MetaNames() {}

    static void check(String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "'%s' is no name in _meta. Write one such as com.example/name."
                            .formatted(name));
        }
        if (RESERVED.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "'%s' in _meta is kept for the protocol. Write one such as com.example/name."
                            .formatted(name));
        }
    }
}
