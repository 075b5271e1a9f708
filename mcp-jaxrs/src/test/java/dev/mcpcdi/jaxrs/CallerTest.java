package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.server.DeclaredRoles;
import java.security.Principal;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CallerTest {

    private static final DeclaredRoles DECLARED = new DeclaredRoles(Set.of("clerk", "boss"));

    @Test
    void a_user_has_the_roles_that_the_application_names() {
        Caller caller = caller(Optional.of("alice"), Set.of("clerk", "customer"));
        assertThat(caller.principal()).map(Principal::getName).contains("alice");
        assertThat(caller.roles()).containsExactly("clerk");
    }

    @Test
    void nobody_has_no_name_and_no_role() {
        assertThat(caller(Optional.empty(), Set.of()))
                .isEqualTo(new Caller(Optional.empty(), Set.of()));
    }

    private static Caller caller(Optional<String> user, Set<String> roles) {
        return Caller.of(
                new LoopbackRequest("127.0.0.1", Map.of(), user, roles).asServletRequest(),
                DECLARED);
    }
}
