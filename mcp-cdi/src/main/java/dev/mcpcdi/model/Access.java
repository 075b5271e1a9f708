package dev.mcpcdi.model;

import java.util.Set;
import java.util.function.Predicate;

/**
 * Who may use something. Immutable.
 *
 * @param isDenied whether nobody may
 * @param roles one of them a user must have; empty for no such rule
 */
public record Access(boolean isDenied, Set<String> roles) {

    /** Everybody. */
    public static final Access OPEN = new Access(false, Set.of());

    /** Nobody. */
    public static final Access DENIED = new Access(true, Set.of());

    /** Copies the set. */
    public Access {
        roles = Set.copyOf(roles);
    }

    /**
     * Whether a user may.
     *
     * @param hasRole tells whether the user has a role
     * @return true if nothing is against it
     */
    public boolean allows(Predicate<String> hasRole) {
        return !isDenied && (roles.isEmpty() || roles.stream().anyMatch(hasRole));
    }

    /**
     * Whether everybody may.
     *
     * @return true if it is the same for all callers
     */
    public boolean isOpen() {
        return !isDenied && roles.isEmpty();
    }
}
