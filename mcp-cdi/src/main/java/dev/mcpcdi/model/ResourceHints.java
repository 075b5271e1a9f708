package dev.mcpcdi.model;

import dev.mcpcdi.Role;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What clients may do with a resource. Immutable.
 *
 * @param audience whom it is for; empty for no hint
 * @param priority how much it matters, from 0 to 1
 * @param lastModified when it was changed
 */
public record ResourceHints(
        List<Role> audience, OptionalDouble priority, Optional<String> lastModified) {

    /** None. */
    public static final ResourceHints NONE =
            new ResourceHints(List.of(), OptionalDouble.empty(), Optional.empty());

    /** Copies the list. */
    public ResourceHints {
        audience = List.copyOf(audience);
    }
}
