package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Tool;
import dev.mcpcdi.server.DeclaredRoles;
import jakarta.annotation.security.DeclareRoles;
import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import org.junit.jupiter.api.Test;

class DeclaredRolesTest {

    @ApplicationScoped
    @DeclareRoles({"clerk", "guest"})
    static class Lobby {
        @Tool(description = "Greets.")
        String greet() {
            return "Hello";
        }
    }

    /** Offers no tool; a tool may call it all the same. */
    @ApplicationScoped
    @RolesAllowed("boss")
    static class Vault {
        @RolesAllowed({"clerk", "auditor"})
        void look() {}
    }

    @Test
    void roles_are_gathered_from_all_beans() {
        try (SeContainer container = Deployment.of(Lobby.class, Vault.class)) {
            assertThat(container.select(DeclaredRoles.class).get().names())
                    .containsExactlyInAnyOrder("clerk", "guest", "boss", "auditor");
        }
    }
}
