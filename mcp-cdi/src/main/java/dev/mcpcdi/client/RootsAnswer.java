package dev.mcpcdi.client;

import dev.mcpcdi.ListRootsResult.Root;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folders that a server may work in. Immutable.
 *
 * @param roots the folders, perhaps none
 */
public record RootsAnswer(List<Root> roots) implements QuestionAnswer {

    /** Copies the list. */
    public RootsAnswer {
        roots = List.copyOf(roots);
    }

    /**
     * Folders without names.
     *
     * @param uris {@code file} URIs
     * @return the answer
     */
    public static RootsAnswer of(String... uris) {
        return new RootsAnswer(
                Stream.of(uris).map(uri -> new Root(uri, Optional.empty())).toList());
    }
}
