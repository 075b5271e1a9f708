package dev.mcpcdi;

import java.util.List;

/**
 * The contents of a {@link Resource} that may also ask.
 *
 * @param contents the contents, in this order; none means that the resource does not exist
 */
public record ResourceResult(List<ResourceContents> contents) implements ResourceReply {

    /** Copies the list. */
    public ResourceResult {
        contents = List.copyOf(contents);
    }

    /**
     * Contents.
     *
     * @param contents the contents
     * @return the result
     */
    public static ResourceResult of(ResourceContents... contents) {
        return new ResourceResult(List.of(contents));
    }
}
