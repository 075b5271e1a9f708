package dev.mcpcdi.server;

import java.util.Set;

/**
 * The roles that the application names. A container tells only on a request thread whether a user
 * has a role, and lists none; so a transport asks for these before a call leaves that thread.
 *
 * @param names the roles
 */
public record DeclaredRoles(Set<String> names) {

    /** Copies the set. */
    public DeclaredRoles {
        names = Set.copyOf(names);
    }
}
