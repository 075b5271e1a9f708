package dev.mcpcdi.server.state;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Attacks on the state, each with the one answer that all get and the reason that only the log has
 * (python-sdk.md 5.9 and 13.53).
 */
class RejectionTest {

    private static final String ALPHABET =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private final Shop shop = new Shop();
    private final RequestStates states = shop.states(Shop.KEY);
    private final String token = states.seal("round 1", Shop.ORDER);
    private final Rejections rejections = new Rejections();

    @AfterEach
    void stopListening() {
        rejections.close();
    }

    static Stream<JsonValue> noStrings() {
        return Stream.of(
                Shop.JSON.createValue(1),
                JsonValue.TRUE,
                JsonValue.FALSE,
                JsonValue.NULL,
                JsonValue.EMPTY_JSON_ARRAY,
                JsonValue.EMPTY_JSON_OBJECT);
    }

    @ParameterizedTest
    @MethodSource("noStrings")
    void anything_but_a_string(JsonValue sent) {
        rejections.assertRejected(states, sent, Shop.ORDER, "non-string requestState");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "v1.", "v1", "v1.AAAA", "v1.*", "V1.AAAA", "round 1", "\ud800"})
    void text_that_is_no_token(String sent) {
        rejections.assertRejected(states, sent, Shop.ORDER, "malformed");
    }

    @Test
    void one_bit_flipped_at_every_position_of_the_text() {
        for (int i = 0; i < token.length(); i++) {
            for (int bit = 0; bit < 7; bit++) {
                assertRejected(flipped(i, bit));
            }
        }
    }

    @Test
    void one_bit_flipped_at_every_position_of_the_bytes() {
        byte[] bytes = Base64.getUrlDecoder().decode(token.substring(3));
        for (int i = 0; i < bytes.length; i++) {
            String reason = i < 4 ? "unknown key" : "seal";
            for (int bit = 0; bit < 8; bit++) {
                bytes[i] ^= (byte) (1 << bit);
                rejections.assertRejected(states, text(bytes), Shop.ORDER, reason);
                bytes[i] ^= (byte) (1 << bit);
            }
        }
    }

    @Test
    void every_other_last_character() {
        for (String state : new String[] {"", "1", "12"}) { // all three lengths of a last group
            String sealed = states.seal(state, Shop.ORDER);
            String start = sealed.substring(0, sealed.length() - 1);
            ALPHABET.chars()
                    .mapToObj(Character::toString)
                    .map(start::concat)
                    .filter(other -> !other.equals(sealed))
                    .forEach(this::assertRejected);
        }
    }

    @Test
    void another_spelling_of_the_same_bytes() {
        for (String tail : new String[] {"=", "==", "\n", " ", ".", "A"}) {
            assertRejected(token + tail);
        }
        rejections.assertRejected(states, " " + token, Shop.ORDER, "malformed");
        rejections.assertRejected(states, token + "=", Shop.ORDER, "malformed");
    }

    @Test
    void format_of_the_future() {
        rejections.assertRejected(states, "v2." + token.substring(3), Shop.ORDER, "malformed");
    }

    @Test
    void cut_off() {
        for (int length = 0; length < token.length(); length++) {
            assertRejected(token.substring(0, length));
        }
    }

    @Test
    void huge() {
        String huge = "v1." + "A".repeat(1024 * 1024);
        rejections.assertRejected(states, huge, Shop.ORDER, "too long");
    }

    @Test
    void other_method() {
        Binding prompt =
                new Binding("prompts/get", "order_book", Shop.ARGUMENTS, Optional.of("ann"));
        rejections.assertRejected(states, token, prompt, "request binding");
    }

    @Test
    void other_tool() {
        Binding tool = new Binding("tools/call", "refund", Shop.ARGUMENTS, Optional.of("ann"));
        rejections.assertRejected(states, token, tool, "request binding");
    }

    @Test
    void other_arguments() {
        for (JsonObject arguments :
                new JsonObject[] {
                    JsonValue.EMPTY_JSON_OBJECT,
                    Shop.JSON.createObjectBuilder().add("title", "Dune").build(),
                    Shop.JSON.createObjectBuilder(Shop.ARGUMENTS).addNull("gift").build()
                }) {
            Binding other = new Binding("tools/call", "order_book", arguments, Optional.of("ann"));
            rejections.assertRejected(states, token, other, "request binding");
        }
    }

    @Test
    void other_principal() {
        Binding bob = Shop.order(Optional.of("bob"));
        rejections.assertRejected(states, token, bob, "principal");
    }

    @Test
    void principal_that_is_no_text() {
        Binding half = Shop.order(Optional.of("\ud800"));
        rejections.assertRejected(states, token, half, "principal binding error");
    }

    @Test
    void principal_lost() {
        Binding nobody = Shop.order(Optional.empty());
        rejections.assertRejected(states, token, nobody, "principal drift");
    }

    @Test
    void principal_appeared() {
        String anonymous = states.seal("round 1", Shop.order(Optional.empty()));
        rejections.assertRejected(states, anonymous, Shop.ORDER, "principal drift");
    }

    @Test
    void expired_from_the_very_moment() throws RejectedStateException {
        shop.pass(Duration.ofMinutes(10).minusNanos(1));
        assertThat(states.open(Shop.JSON.createValue(token), Shop.ORDER)).isEqualTo("round 1");
        shop.pass(Duration.ofNanos(1));
        rejections.assertRejected(states, token, Shop.ORDER, "expired");
    }

    @Test
    void from_a_clock_ahead_by_more_than_a_minute() throws RejectedStateException {
        shop.pass(Duration.ofSeconds(-60));
        assertThat(states.open(Shop.JSON.createValue(token), Shop.ORDER)).isEqualTo("round 1");
        shop.pass(Duration.ofSeconds(-1));
        rejections.assertRejected(states, token, Shop.ORDER, "minted in the future");
    }

    @Test
    void other_audience() {
        RequestStates library = shop.states(Shop.audience("Library"));
        rejections.assertRejected(library, token, Shop.ORDER, "audience");
        String lent = library.seal("round 1", Shop.ORDER);
        rejections.assertRejected(states, lent, Shop.ORDER, "audience");
    }

    @Test
    void audience_of_the_settings_stands_for_the_name() throws RejectedStateException {
        RequestStates named = shop.states(Shop.audience("Bookshop"));
        assertThat(named.open(Shop.JSON.createValue(token), Shop.ORDER)).isEqualTo("round 1");
    }

    private String flipped(int index, int bit) {
        StringBuilder flipped = new StringBuilder(token);
        flipped.setCharAt(index, (char) (token.charAt(index) ^ 1 << bit));
        return flipped.toString();
    }

    private void assertRejected(String sent) {
        rejections.assertRejectedSomehow(states, sent, Shop.ORDER);
    }

    private static String text(byte[] bytes) {
        return "v1." + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
