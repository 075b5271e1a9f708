package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.CacheHint;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.Prompt;
import dev.mcpcdi.Resource;
import dev.mcpcdi.ResourceTemplate;
import dev.mcpcdi.Tool;
import dev.mcpcdi.spi.Visibility;
import jakarta.annotation.security.DenyAll;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What only some callers may use, and so nobody else sees. */
class GuardsTest {

    @ApplicationScoped
    @RolesAllowed({"clerk", "chief"})
    static class Desk {

        @Tool(description = "For clerks.")
        String sell() {
            return "sold";
        }

        @RolesAllowed("chief")
        @Tool(description = "For chiefs.")
        String close() {
            return "closed";
        }

        @PermitAll
        @Tool(description = "For everybody.")
        String look(McpContext context) {
            return context.readResource("shop://till").toString();
        }

        @DenyAll
        @Tool(description = "For nobody.")
        String burn() {
            return "burnt";
        }

        @Prompt(description = "For clerks.")
        String greeting() {
            return "Hello.";
        }

        @CacheHint(ttl = "PT1S", scope = CacheHint.Scope.PUBLIC)
        @Resource(uri = "shop://till")
        String till() {
            return "10";
        }

        @ResourceTemplate(uriTemplate = "shop://{+all}")
        String all(String all) {
            return all;
        }
    }

    /** Sees what begins with the letter that the caller wishes. */
    @ApplicationScoped
    static class Letters implements Visibility {

        @Override
        public boolean isVisible(Kind kind, String name, Caller caller) {
            if (name.equals("burn")) {
                throw new IllegalStateException("secret");
            }
            return caller.principal().filter(user -> name.startsWith(user.getName())).isPresent();
        }
    }

    @ApplicationScoped
    static class Hall {

        @Tool(description = "One.")
        String ask() {
            return "asked";
        }

        @Tool(description = "Two.")
        String bow() {
            return "bowed";
        }

        @Tool(description = "Three.")
        String burn() {
            return "burnt";
        }
    }

    private SeContainer container;

    @AfterEach
    void close() {
        container.close();
    }

    private Wire wire(Class<?>... beans) {
        container = Deployment.of(beans);
        return new Wire(container);
    }

    private static String names(Wire wire) {
        String list = wire.ask("tools/list", "").text();
        return Stream.of("ask", "bow", "burn", "close", "look", "sell")
                .filter(name -> list.contains("\"name\":\"" + name + "\""))
                .toList()
                .toString();
    }

    @Test
    void a_list_has_what_the_caller_may_use() {
        Wire wire = wire(Desk.class);
        assertThat(names(wire)).isEqualTo("[look]");
        assertThat(names(wire.as("clerk"))).isEqualTo("[look, sell]");
        assertThat(names(wire.as("chief"))).isEqualTo("[close, look, sell]");
    }

    @ParameterizedTest
    @CsvSource({
        "nobody, tools/call, name, sell, Unknown tool: sell",
        "nobody, tools/call, name, burn, Unknown tool: burn",
        "chief, tools/call, name, burn, Unknown tool: burn",
        "clerk, tools/call, name, close, Unknown tool: close",
        "chief, tools/call, name, close, closed",
        "clerk, tools/call, name, sell, sold",
        "nobody, prompts/get, name, greeting, Unknown prompt: greeting",
        "clerk, prompts/get, name, greeting, Hello.",
        "nobody, resources/read, uri, shop://till, Unknown resource: shop://till",
        "clerk, resources/read, uri, shop://till, 10",
        "nobody, resources/read, uri, shop://x, Unknown resource: shop://x",
        "clerk, resources/read, uri, shop://x, x",
        "nobody, tools/call, name, look, Error executing tool look: Unknown resource: shop://till",
        "clerk, tools/call, name, look, 'text=10'"
    })
    void a_call_of_what_a_caller_does_not_see_finds_nothing(
            String user, String method, String member, String name, String answer) {
        String text =
                wire(Desk.class)
                        .as(user)
                        .ask(method, "\"%s\":\"%s\",".formatted(member, name))
                        .text();
        assertThat(text).containsPattern("(\"(text|message)\":\"|, )\\Q" + answer + "\\E(\"|\\])");
    }

    @Test
    void what_is_guarded_is_kept_by_nobody_else() {
        Wire wire = wire(Desk.class).as("clerk");
        assertThat(wire.ask("resources/read", "\"uri\":\"shop://till\",").text())
                .contains("\"ttlMs\":1000,\"cacheScope\":\"private\"");
    }

    @Test
    void a_visibility_decides_too_and_hides_when_it_fails() {
        Logger log = Logger.getLogger("dev.mcpcdi.server");
        log.setUseParentHandlers(false); // the failures are meant
        try {
            Wire wire = wire(Hall.class, Letters.class);
            assertThat(names(wire)).isEqualTo("[]");
            assertThat(names(wire.as("a"))).isEqualTo("[ask]");
            assertThat(names(wire.as("b"))).isEqualTo("[bow]");
            assertThat(wire.as("b").call("bow", "").text()).contains("bowed");
            assertThat(wire.as("b").call("burn", "").text()).contains("Unknown tool: burn");
            assertThat(wire.as("b").call("ask", "").text()).contains("Unknown tool: ask");
        } finally {
            log.setUseParentHandlers(true);
        }
    }

    @ApplicationScoped
    static class Blind implements Visibility {

        @Override
        public boolean isVisible(Kind kind, String name, Caller caller) {
            return false;
        }
    }

    @Test
    void two_visibilities() {
        container = Deployment.of(Hall.class);
        assertThat(Deployment.mistakes(Hall.class, Letters.class, Blind.class))
                .containsExactly(
                        "MCPCDI-0409: Several beans are a Visibility: dev.mcpcdi.deployment.GuardsTest$Blind and dev.mcpcdi.deployment.GuardsTest$Letters. One tells what callers see. Keep one, or make one an @Alternative with a @Priority.");
    }
}
