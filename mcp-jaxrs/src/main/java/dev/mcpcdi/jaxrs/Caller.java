package dev.mcpcdi.jaxrs;

import dev.mcpcdi.server.DeclaredRoles;
import jakarta.servlet.http.HttpServletRequest;
import java.security.Principal;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who sent a request, as the container authenticated it. Immutable: what asks the container itself
 * knows the caller on the request thread only.
 *
 * @param principal the user, empty for nobody
 * @param roles those of the roles that the application names which the user has
 */
record Caller(Optional<Principal> principal, Set<String> roles) {

    private static final Caller NOBODY = new Caller(Optional.empty(), Set.of());

    static Caller of(HttpServletRequest request, DeclaredRoles declared) {
        Principal user = request.getUserPrincipal();
        return user == null
                ? NOBODY
                : new Caller(
                        Optional.of(user),
                        declared.names().stream()
                                .filter(request::isUserInRole)
                                .collect(Collectors.toUnmodifiableSet()));
    }
}
