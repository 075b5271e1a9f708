package dev.mcpcdi.server;

import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.Exchange.Headers;
import java.util.List;
import java.util.Optional;

/**
 * What the header {@code MCP-Protocol-Version} says.
 *
 * @param values all values, empty if the header is missing or the transport has no headers
 * @param byDefault the revision of a session without the header
 */
record VersionHeader(List<String> values, Revision byDefault) {

    static final String NAME = "MCP-Protocol-Version";
    static final String UNKNOWN = "Header " + NAME + " names no revision served here";

    static VersionHeader of(Optional<Headers> headers) {
        return headers.isPresent()
                // 2025-11-25, Transports, Protocol Version Header: assume 2025-03-26.
                ? new VersionHeader(headers.get().values(NAME), Revision.V2025_03_26)
                // A pipe has no headers: what initialize agreed on is remembered with its session.
                : new VersionHeader(List.of(), Revision.V2025_11_25);
    }

    boolean isModern() {
        return values.stream()
                .flatMap(value -> Revision.of(value).stream())
                .anyMatch(revision -> revision.era() == Era.MODERN);
    }

    /** The revision of a request of the session era, empty if the header does not tell one. */
    Optional<Revision> session() {
        if (values.isEmpty()) {
            return Optional.of(byDefault);
        }
        return Optional.of(values)
                .filter(all -> all.size() == 1)
                .flatMap(all -> Revision.of(all.get(0)))
                .filter(revision -> revision.era() == Era.SESSION);
    }

    boolean isUnknown() {
        return !isModern() && session().isEmpty();
    }
}
