package dev.mcpcdi.spi;

import java.security.Principal;
import java.util.List;
import java.util.Optional;

/**
 * Decides what a caller sees, as a bean: beside the rules of {@code @RolesAllowed} and its kin,
 * which hold in any case. What is not visible does not exist for the caller: it is in no list, a
 * call of it ends as that of an unknown name, and nobody subscribes to it.
 *
 * <p>It is asked for each entry of each list and for each call, on the thread of the request, and
 * so must be quick. What it throws hides the entry. Lists are private to their callers then,
 * whatever the settings say. When its decisions change, tell so by {@link
 * dev.mcpcdi.McpServer#notifyToolsChanged()} and the like.
 */
@FunctionalInterface
public interface Visibility {

    /**
     * Decides.
     *
     * @param kind what it is
     * @param name its name, URI or URI template
     * @param caller who asks
     * @return whether it is there for the caller
     */
    boolean isVisible(Kind kind, String name, Caller caller);

    /** What can be hidden. */
    enum Kind {
        /** A tool. */
        TOOL,
        /** A prompt. */
        PROMPT,
        /** A resource. */
        RESOURCE,
        /** A template, with all that it reads. */
        RESOURCE_TEMPLATE
    }

    /** Who sends a request. */
    interface Caller {

        /**
         * The user.
         *
         * @return as the container authenticated it; empty for nobody
         */
        Optional<Principal> principal();

        /**
         * Whether the user has a role.
         *
         * @param role the role, which the application names somewhere
         * @return false also for nobody
         */
        boolean isUserInRole(String role);

        /**
         * A header of the request, which is the caller's word and proves nothing.
         *
         * @param name its name, any case
         * @return all values; empty if there are none, and where the transport has no headers
         */
        List<String> header(String name);
    }
}
