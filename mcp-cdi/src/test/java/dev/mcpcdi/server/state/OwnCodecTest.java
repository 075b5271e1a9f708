package dev.mcpcdi.server.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.spi.RequestStateCodec;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A codec of the application: what it does wrong stays shut (python-sdk.md 13.55). */
class OwnCodecTest {

    private static final String CLAIMS =
            """
            {"v":1,"iat":1764565200,"exp":1764565800,"m":"tools/call","t":"order_book",\
            "a":"wCM6xhCeVZ7t8s1O3TPVcA","s":"round 1","aud":"Bookshop"}""";

    private final Shop shop = new Shop();
    private final Rejections rejections = new Rejections();
    private final Binding order = Shop.order(Optional.empty());

    @AfterEach
    void stopListening() {
        rejections.close();
    }

    /** A codec whose tokens are made by one function and opened by another. */
    private record Made(Encoder encoder, Decoder decoder) implements RequestStateCodec {

        interface Encoder {
            String encode(byte[] claims) throws Exception;
        }

        interface Decoder {
            byte[] decode(String token) throws Exception;
        }

        @Override
        public String encode(byte[] claims) throws Exception {
            return encoder.encode(claims);
        }

        @Override
        public byte[] decode(String token) throws Exception {
            return decoder.decode(token);
        }
    }

    @Test
    void state_may_stay_in_a_store() throws RejectedStateException {
        Map<String, byte[]> store = new ConcurrentHashMap<>();
        RequestStateCodec references =
                new Made(
                        claims -> {
                            store.put("row 1", claims);
                            return "row 1";
                        },
                        store::remove);
        RequestStates states = shop.states(references);
        assertThat(states.seal("round 1", order)).isEqualTo("row 1");
        assertThat(states.open(Shop.JSON.createValue("row 1"), order)).isEqualTo("round 1");
        rejections.assertRejected(states, "row 1", order, "codec error");
    }

    @Test
    void any_exception_of_decode_is_a_rejection() {
        Made.Decoder[] failing = {
            token -> {
                throw new IOException("the vault is closed");
            },
            token -> {
                throw new IllegalArgumentException("not mine: " + token);
            },
            token -> null
        };
        for (Made.Decoder decoder : failing) {
            RequestStates states = shop.states(new Made(claims -> "token", decoder));
            rejections.assertRejected(states, "token", order, "codec error");
        }
    }

    @Test
    void failure_of_encode_is_no_state() {
        IOException closed = new IOException("the vault is closed");
        RequestStates states =
                shop.states(
                        new Made(
                                claims -> {
                                    throw closed;
                                },
                                token -> new byte[0]));
        assertThatThrownBy(() -> states.seal("round 1", order))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("The requestState cannot be sealed")
                .hasCause(closed);
    }

    @Test
    void no_token_is_no_state() {
        for (String none : new String[] {null, ""}) {
            RequestStates states = shop.states(new Made(claims -> none, token -> new byte[0]));
            assertThatThrownBy(() -> states.seal("round 1", order))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("The RequestStateCodec made no token");
        }
    }

    @Test
    void claims_are_checked_whoever_opened_them() throws RejectedStateException {
        RequestStates states = shop.states(new PlainText());
        assertThat(states.open(Shop.JSON.createValue(CLAIMS), order)).isEqualTo("round 1");
        rejections.assertRejected(states, CLAIMS, Shop.ORDER, "principal drift");
        reject(CLAIMS.replace("order_book", "refund"), "request binding");
        reject(CLAIMS.replace("1764565800", "1764565200"), "expired");
        reject(CLAIMS.replace(",\"aud\":\"Bookshop\"", ""), "audience");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "AAAA", "*", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"})
    void principal_of_no_form_is_nobodys(String digest) {
        String claims = CLAIMS.replace("\"s\":", "\"p\":\"" + digest + "\",\"s\":");
        rejections.assertRejected(shop.states(new PlainText()), claims, Shop.ORDER, "principal");
    }

    @Test
    void claims_that_lack_something_are_malformed() {
        reject("no JSON", "malformed");
        reject("[]", "malformed");
        reject("{}", "malformed");
        reject("[".repeat(100_000), "malformed");
        reject(CLAIMS.replace("\"v\":1", "\"v\":2"), "malformed");
        reject(CLAIMS.replace("\"v\":1", "\"v\":\"1\""), "malformed");
        reject(CLAIMS.replace("1764565800", "null"), "malformed");
        reject(CLAIMS.replace("\"round 1\"", "7"), "malformed");
        reject(CLAIMS.replace("\"Bookshop\"", "[]"), "malformed");
        for (String name : new String[] {"v", "iat", "exp", "m", "t", "a", "s"}) {
            reject(CLAIMS.replace("\"" + name + "\":", "\"x\":"), "malformed");
        }
    }

    private void reject(String claims, String reason) {
        rejections.assertRejected(shop.states(new PlainText()), claims, order, reason);
    }
}
