package dev.mcpcdi.extension;

import dev.mcpcdi.model.Access;
import jakarta.annotation.security.DenyAll;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.inject.spi.Annotated;
import java.util.Optional;
import java.util.Set;

/** Who may use a method: what it says itself goes before what its class says. */
final class AccessRules {

    private AccessRules() {}

    static Access of(BeanMethod method) {
        return of(method.annotated()).or(() -> of(method.bean().type())).orElse(Access.OPEN);
    }

    /** The strictest of what one place says. */
    private static Optional<Access> of(Annotated place) {
        if (place.isAnnotationPresent(DenyAll.class)) {
            return Optional.of(Access.DENIED);
        }
        RolesAllowed allowed = place.getAnnotation(RolesAllowed.class);
        if (allowed != null) {
            return Optional.of(
                    allowed.value().length == 0
                            ? Access.DENIED
                            : new Access(false, Set.of(allowed.value())));
        }
        return place.isAnnotationPresent(PermitAll.class)
                ? Optional.of(Access.OPEN)
                : Optional.empty();
    }
}
