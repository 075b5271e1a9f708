package dev.mcpcdi;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The folders of a client.
 *
 * @param roots the folders in the order of the client, perhaps none
 */
public record ListRootsResult(List<Root> roots) {

    /** Copies the list. */
    public ListRootsResult {
        roots = List.copyOf(roots);
    }

    /**
     * One folder.
     *
     * @param uri where it is, a {@code file} URI, not null
     * @param name its name for people
     */
    public record Root(String uri, Optional<String> name) {

        /** Refuses null. */
        public Root {
            Objects.requireNonNull(uri, "uri");
            Objects.requireNonNull(name, "name");
        }
    }
}
