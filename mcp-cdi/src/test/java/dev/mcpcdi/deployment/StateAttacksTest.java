package dev.mcpcdi.deployment;

import static dev.mcpcdi.deployment.Wire.FORGED;
import static dev.mcpcdi.deployment.Wire.brought;
import static dev.mcpcdi.deployment.Wire.done;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.McpConfig;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.ServerInfo;
import dev.mcpcdi.Tool;
import dev.mcpcdi.server.Reply.Kind;
import dev.mcpcdi.server.state.RequestStates;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Whatever is wrong with a state: one answer, byte for byte (python-sdk.md 5.9, 13.53). */
class StateAttacksTest {

    private static final String ONE = "\"arguments\":{\"n\":1},";
    private static final String YES =
            "{\"sure\":{\"action\":\"accept\",\"content\":{\"ok\":true}}}";

    private static SeContainer container;
    private static Wire wire;
    private static String state;

    record Word(boolean ok) {}

    @ApplicationScoped
    static class Desk {

        @Resolver
        @Named("sure")
        Elicit<Word> sure() {
            return new Elicit<>("Sure?");
        }

        @Tool(description = "Acts.")
        String act(int n, @Named("sure") Word sure) {
            return "done";
        }

        @Tool(description = "Acts otherwise.")
        String other(int n, @Named("sure") Word sure) {
            return "done";
        }
    }

    @Dependent
    static class Keys implements McpConfig {
        @Override
        public Map<String, String> settings() {
            return Map.of("mcp.request-state.keys", "0123456789abcdef0123456789abcdef");
        }
    }

    @Dependent
    static class OtherKeys implements McpConfig {
        @Override
        public Map<String, String> settings() {
            return Map.of("mcp.request-state.keys", "fedcba9876543210fedcba9876543210");
        }
    }

    @ServerInfo(name = "another", version = "1")
    @Dependent
    static class Another {}

    @BeforeAll
    static void open() {
        container = Deployment.of(Desk.class, Keys.class);
        wire = new Wire(container);
        state = wire.call("act", ONE).state();
    }

    @AfterAll
    static void close() {
        container.close();
    }

    private static void assertForged(Wire.Answer answer) {
        assertThat(answer.text()).isEqualTo(FORGED);
        assertThat(answer.kind()).isEqualTo(Kind.REJECTED);
    }

    @Test
    void the_state_as_it_was_given() {
        assertThat(wire.call("act", ONE + brought(state, YES)).text()).isEqualTo(done("done"));
    }

    @Test
    void a_bit_flipped_at_every_position() {
        byte[] sealed = Base64.getUrlDecoder().decode(state.substring(3));
        try (LogLines log = LogLines.of(RequestStates.class.getName())) {
            for (int bit = 0; bit < sealed.length * 8; bit++) {
                byte[] flipped = sealed.clone();
                flipped[bit / 8] ^= (byte) (1 << bit % 8);
                String token =
                        "v1." + Base64.getUrlEncoder().withoutPadding().encodeToString(flipped);
                assertForged(wire.call("act", ONE + brought(token, YES)));
            }
            assertThat(log.lines())
                    .contains(
                            "WARNING requestState rejected on tools/call: seal",
                            "WARNING requestState rejected on tools/call: unknown key")
                    .hasSize(sealed.length * 8);
        }
    }

    @Test
    void a_character_changed_cut_off_or_added_at_every_position() {
        try (LogLines log = LogLines.of(RequestStates.class.getName())) {
            for (int i = 0; i < state.length(); i++) {
                String other = state.charAt(i) == 'A' ? "B" : "A";
                String begin = state.substring(0, i);
                String end = state.substring(i + 1);
                for (String middle : List.of(other, "", other + state.charAt(i))) {
                    assertForged(wire.call("act", ONE + brought(begin + middle + end, YES)));
                }
            }
            assertForged(wire.call("act", ONE + brought(state + "=", YES)));
            assertThat(log.lines()).hasSize(3 * state.length() + 1);
        }
    }

    @Test
    void another_tool() {
        assertForged(wire.call("other", ONE + brought(state, YES)));
    }

    @Test
    void other_arguments() {
        assertForged(wire.call("act", "\"arguments\":{\"n\":2}," + brought(state, YES)));
        assertForged(wire.call("act", brought(state, YES)));
        assertForged(wire.call("act", "\"arguments\":{\"n\":1,\"x\":0}," + brought(state, YES)));
    }

    /** Nobody and somebody differ in both directions. */
    @Test
    void another_user() {
        String adas = wire.as("ada").call("act", ONE).state();
        assertThat(wire.as("ada").call("act", ONE + brought(adas, YES)).text())
                .isEqualTo(done("done"));
        assertForged(wire.as("bob").call("act", ONE + brought(adas, YES)));
        assertForged(wire.call("act", ONE + brought(adas, YES)));
        assertForged(wire.as("ada").call("act", ONE + brought(state, YES)));
    }

    @Test
    void another_server_with_the_same_keys() {
        try (SeContainer other = Deployment.of(Desk.class, Keys.class, Another.class)) {
            assertForged(new Wire(other).call("act", ONE + brought(state, YES)));
        }
    }

    @Test
    void another_node_of_the_same_server() {
        try (SeContainer node = Deployment.of(Desk.class, Keys.class);
                SeContainer stranger = Deployment.of(Desk.class, OtherKeys.class);
                SeContainer keyless = Deployment.of(Desk.class)) {
            String retry = ONE + brought(state, YES);
            assertThat(new Wire(node).call("act", retry).text()).isEqualTo(done("done"));
            assertForged(new Wire(stranger).call("act", retry));
            assertForged(new Wire(keyless).call("act", retry));
        }
    }

    @Test
    void a_huge_one() {
        assertForged(wire.call("act", ONE + brought("v1." + "A".repeat(2 * 1024 * 1024), YES)));
    }
}
