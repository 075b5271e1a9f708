package dev.mcpcdi.deployment;

import static dev.mcpcdi.deployment.Wire.FORGED;
import static dev.mcpcdi.deployment.Wire.brought;
import static dev.mcpcdi.deployment.Wire.done;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import dev.mcpcdi.server.Reply.Kind;
import dev.mcpcdi.spi.RequestStateCodec;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Named;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

/** The application's own seals: what fails stays shut (python-sdk.md 13.55). */
class OwnCodecTest {

    private static final String YES =
            "{\"sure\":{\"action\":\"accept\",\"content\":{\"ok\":true}}}";

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
    }

    /** Keeps the claims; the client gets a number. */
    @ApplicationScoped
    static class Store implements RequestStateCodec {

        private final Map<String, byte[]> rows = new ConcurrentHashMap<>();

        @Override
        public String encode(byte[] claims) {
            String row = "row " + rows.size();
            rows.put(row, claims);
            return row;
        }

        @Override
        public byte[] decode(String token) {
            return token.equals("rubbish") ? new byte[] {'{'} : rows.get(token);
        }
    }

    @ApplicationScoped
    static class Broken implements RequestStateCodec {

        @Override
        public String encode(byte[] claims) {
            throw new IllegalStateException("vault");
        }

        @Override
        public byte[] decode(String token) {
            throw new IllegalStateException("vault");
        }
    }

    private static String n(int n) {
        return "\"arguments\":{\"n\":%d},".formatted(n);
    }

    @Test
    void a_state_in_a_store() {
        try (SeContainer container = Deployment.of(Desk.class, Store.class)) {
            Wire wire = new Wire(container);
            Wire.Answer first = wire.call("act", n(1));
            assertThat(first.state()).isEqualTo("row 0");
            assertThat(wire.retry("act", n(1), first, YES).text()).isEqualTo(done("done"));
            assertThat(wire.retry("act", n(2), first, YES).text()).isEqualTo(FORGED);
            for (String token : new String[] {"row 1", "rubbish"}) {
                Wire.Answer answer = wire.call("act", n(1) + brought(token, YES));
                assertThat(answer.text()).isEqualTo(FORGED);
                assertThat(answer.kind()).isEqualTo(Kind.REJECTED);
            }
        }
    }

    @Test
    void a_codec_that_fails() {
        try (SeContainer container = Deployment.of(Desk.class, Broken.class)) {
            Wire wire = new Wire(container);
            assertThat(wire.call("act", n(1)).text())
                    .isEqualTo(
                            """
                            {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}""");
            assertThat(wire.call("act", n(1) + brought("any", YES)).text()).isEqualTo(FORGED);
        }
    }

    @Test
    void two_codecs() {
        assertThat(Deployment.mistakes(Desk.class, Store.class, Broken.class))
                .containsExactly(
                        "MCPCDI-0406: Several beans are a RequestStateCodec:"
                                + " dev.mcpcdi.deployment.OwnCodecTest$Broken and"
                                + " dev.mcpcdi.deployment.OwnCodecTest$Store. One seals the state"
                                + " of all calls. Keep one, or make one an @Alternative with a"
                                + " @Priority.");
    }
}
