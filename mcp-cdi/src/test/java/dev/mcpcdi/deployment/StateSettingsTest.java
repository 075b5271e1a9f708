package dev.mcpcdi.deployment;

import static dev.mcpcdi.deployment.Wire.FORGED;
import static dev.mcpcdi.deployment.Wire.brought;
import static dev.mcpcdi.deployment.Wire.done;
import static dev.mcpcdi.deployment.Wire.failed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.InputRequired;
import dev.mcpcdi.McpConfig;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolReply;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Reply.Kind;
import dev.mcpcdi.server.state.RequestStates;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** States under the settings that are off or wide otherwise (mcp-spec.md D-022). */
class StateSettingsTest {

    private static final String YES =
            "{\"first\":{\"action\":\"accept\",\"content\":{\"word\":\"%s\"}}}";

    record Word(String word) {}

    @ApplicationScoped
    static class Desk {

        @Resolver
        @Named("first")
        Elicit<Word> first() {
            return new Elicit<>("First?");
        }

        @Resolver
        @Named("second")
        Elicit<Word> second(@Named("first") Word first) {
            return new Elicit<>("Second?");
        }

        @Tool(description = "Asks once.")
        String once(@Named("first") Word first) {
            return first.word();
        }

        @Tool(description = "Asks twice.")
        String twice(@Named("second") Word second) {
            return second.word();
        }

        @Tool(description = "Keeps too much.")
        ToolReply keep() {
            return new InputRequired(Map.of(), Optional.of("x".repeat(1_000)));
        }
    }

    @Dependent
    static class OneTime implements McpConfig {
        @Override
        public Map<String, String> settings() {
            return Map.of("mcp.request-state.one-time", "true");
        }
    }

    @Dependent
    static class Narrow implements McpConfig {
        @Override
        public Map<String, String> settings() {
            return Map.of("mcp.request-state.max-bytes", "1000");
        }
    }

    @Test
    void a_state_opens_again_where_nobody_forbids_it() {
        try (SeContainer container = Deployment.of(Desk.class)) {
            Wire wire = new Wire(container);
            Wire.Answer first = wire.call("once", "");
            for (String word : new String[] {"a", "b"}) {
                assertThat(wire.retry("once", "", first, YES.formatted(word)).text())
                        .isEqualTo(done(word));
            }
        }
    }

    @Test
    void a_state_opens_once_where_that_is_set() {
        try (SeContainer container = Deployment.of(Desk.class, OneTime.class);
                LogLines log = LogLines.of(RequestStates.class.getName())) {
            Wire wire = new Wire(container);
            Wire.Answer first = wire.call("once", "");
            assertThat(wire.retry("once", "", first, YES.formatted("a")).text())
                    .isEqualTo(done("a"));
            Wire.Answer replay = wire.retry("once", "", first, YES.formatted("a"));
            assertThat(replay.text()).isEqualTo(FORGED);
            assertThat(replay.kind()).isEqualTo(Kind.REJECTED);
            assertThat(log.lines())
                    .containsExactly("WARNING requestState rejected on tools/call: replayed");
        }
    }

    @Test
    void answers_that_do_not_fit() {
        try (SeContainer container = Deployment.of(Desk.class, Narrow.class);
                LogLines log = LogLines.of(Engine.class.getName())) {
            Wire wire = new Wire(container);
            Wire.Answer first = wire.call("twice", "");
            assertThat(wire.retry("twice", "", first, YES.formatted("x".repeat(600))).text())
                    .isEqualTo(
                            failed("Error executing tool twice: the answers so far are too long"));
            assertThat(log.lines())
                    .singleElement()
                    .asString()
                    .startsWith(
                            "SEVERE The answers that \"twice\" has so far do not fit into a"
                                    + " requestState, of which that for resolver 'first' is the"
                                    + " longest: The sealed requestState has ")
                    .endsWith(" bytes; mcp.request-state.max-bytes allows 1000");
        }
    }

    @Test
    void a_state_of_a_tool_that_does_not_fit() {
        try (SeContainer container = Deployment.of(Desk.class, Narrow.class);
                LogLines log = LogLines.of(Engine.class.getName())) {
            assertThat(new Wire(container).call("keep", "").text())
                    .isEqualTo(
                            failed("Error executing tool keep: the answers so far are too long"));
            assertThat(log.lines())
                    .singleElement()
                    .asString()
                    .startsWith(
                            "SEVERE The answers that \"keep\" has so far do not fit into a"
                                    + " requestState: The sealed requestState has ");
        }
    }

    @Test
    void a_state_that_is_longer_than_any() {
        try (SeContainer container = Deployment.of(Desk.class, Narrow.class);
                LogLines log = LogLines.of(RequestStates.class.getName())) {
            String huge = brought("v1." + "A".repeat(1_000), "{}");
            assertThat(new Wire(container).call("once", huge).text()).isEqualTo(FORGED);
            assertThat(log.lines())
                    .containsExactly("WARNING requestState rejected on tools/call: too long");
        }
    }
}
