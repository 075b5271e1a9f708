package dev.mcpcdi.extension;

import jakarta.annotation.security.DeclareRoles;
import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.inject.spi.Annotated;
import jakarta.enterprise.inject.spi.AnnotatedType;
import java.util.stream.Stream;

/** The roles that a class names. */
final class RoleNames {

    private RoleNames() {}

    static Stream<String> in(AnnotatedType<?> type) {
        return Stream.concat(
                declared(type),
                Stream.concat(Stream.of(type), type.getMethods().stream())
                        .flatMap(RoleNames::allowed));
    }

    private static Stream<String> declared(AnnotatedType<?> type) {
        return type.getAnnotations(DeclareRoles.class).stream()
                .flatMap(roles -> Stream.of(roles.value()));
    }

    private static Stream<String> allowed(Annotated place) {
        return place.getAnnotations(RolesAllowed.class).stream()
                .flatMap(roles -> Stream.of(roles.value()));
    }
}
