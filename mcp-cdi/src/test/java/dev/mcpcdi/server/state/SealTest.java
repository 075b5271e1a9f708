package dev.mcpcdi.server.state;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.json.JsonObject;
import java.io.StringReader;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a sealed state is and what it says. */
class SealTest {

    /**
     * Made by a program in another language with another library: KEY, nonce and salt counted up
     * from zero, the claims in the order of the reference implementation.
     */
    private static final String FOREIGN =
            "v1.oBT0CwABAgMEBQYHCAkKCyMrW9q6tHOqGNpDTzU-BuI-Hw_thDmb8uuZ0f2T3-S5VVfsOjdw99lM3KYEpM"
                    + "mJAwfNstGKnKqkk3TRLauZVmQxZqTm7oeZxSRUrsghPzrG5yxsCaTX-4nOS3bB2uMvZFSrCUng5Yszn0"
                    + "nG8wAvdKB7KNgTrdWri414ERuZfVa8Rd3I8QmsrNuoVwulnYSENA1se1f3GP7DO915xtqS1mzms9KhNE"
                    + "QRbWa3Vlu6MFpLxOsu0UL2aTh_RMUf0EACe8HHlxM";

    private final Shop shop = new Shop();

    @ParameterizedTest
    @ValueSource(
            strings = {"", "round 1", "{\"v\":3}", "Dune ☂ 😀", "half \ud800 of a pair", "\u0000"})
    void state_comes_back_as_it_was(String state) throws RejectedStateException {
        RequestStates states = shop.states(Shop.KEY);
        assertThat(open(states, states.seal(state, Shop.ORDER))).isEqualTo(state);
    }

    @Test
    void token_of_another_implementation_opens() throws RejectedStateException {
        assertThat(open(shop.states(Shop.KEY), FOREIGN)).isEqualTo("round 1");
    }

    @Test
    void token_has_version_key_name_nonce_and_tag() {
        String token = shop.states(Shop.KEY).seal("", Shop.ORDER);
        assertThat(token).matches("v1\\.[A-Za-z0-9_-]+");
        byte[] bytes = Base64.getUrlDecoder().decode(token.substring(3));
        assertThat(bytes).startsWith(0xa0, 0x14, 0xf4, 0x0b);
        assertThat(bytes).hasSizeGreaterThan(4 + 12 + 16);
    }

    /** python-sdk.md 13.57 */
    @Test
    void two_seals_differ_and_show_nothing() {
        RequestStates states = shop.states(Shop.KEY);
        String one = states.seal("a secret price", Shop.ORDER);
        String other = states.seal("a secret price", Shop.ORDER);
        assertThat(one.substring(0, 8)).isEqualTo(other.substring(0, 8)); // version and key name
        assertThat(one.substring(9)).isNotEqualTo(other.substring(9));
        String text = new String(Base64.getUrlDecoder().decode(one.substring(3)), ISO_8859_1);
        assertThat(text).doesNotContain("secret", "order_book", "Bookshop", "ann");
    }

    @Test
    void claims_say_what_the_state_is_bound_to() {
        JsonObject claims = read(shop.states(new PlainText()).seal("round 1", Shop.ORDER));
        assertThat(claims.keySet())
                .containsExactlyInAnyOrder("v", "iat", "exp", "m", "t", "a", "s", "aud", "p");
        assertThat(claims.getInt("v")).isEqualTo(1);
        assertThat(claims.getJsonNumber("iat").doubleValue()).isEqualTo(1764565200.25);
        assertThat(claims.getJsonNumber("exp").doubleValue()).isEqualTo(1764565800.25);
        assertThat(claims.getString("m")).isEqualTo("tools/call");
        assertThat(claims.getString("t")).isEqualTo("order_book");
        assertThat(claims.getString("a")).isEqualTo("wCM6xhCeVZ7t8s1O3TPVcA");
        assertThat(claims.getString("s")).isEqualTo("round 1");
        assertThat(claims.getString("aud")).isEqualTo("Bookshop");
        assertThat(Base64.getUrlDecoder().decode(claims.getString("p"))).hasSize(8 + 16);
    }

    @Test
    void principal_is_salted_anew_each_time_and_absent_for_nobody() {
        RequestStates states = shop.states(new PlainText());
        String one = read(states.seal("", Shop.ORDER)).getString("p");
        String other = read(states.seal("", Shop.ORDER)).getString("p");
        assertThat(one.substring(0, 10)).isNotEqualTo(other.substring(0, 10));
        assertThat(one.substring(11)).isNotEqualTo(other.substring(11));
        assertThat(read(states.seal("", Shop.order(Optional.empty())))).doesNotContainKey("p");
    }

    @Test
    void each_seal_starts_the_time_anew() throws RejectedStateException {
        RequestStates states = shop.states(Shop.KEY);
        String first = states.seal("1", Shop.ORDER);
        shop.pass(Duration.ofMinutes(9));
        String second = states.seal(open(states, first), Shop.ORDER);
        shop.pass(Duration.ofMinutes(9));
        assertThat(open(states, second)).isEqualTo("1");
    }

    @Test
    void members_of_arguments_may_change_places() throws RejectedStateException {
        RequestStates states = shop.states(Shop.KEY);
        String token = states.seal("1", arguments("{\"a\":1,\"b\":{\"c\":2,\"d\":3}}"));
        Binding turned = arguments("{\"b\":{\"d\":3,\"c\":2},\"a\":1}");
        assertThat(states.open(Shop.JSON.createValue(token), turned)).isEqualTo("1");
    }

    /** python-sdk.md 13.51 */
    @Test
    void arguments_with_half_a_surrogate_pair_are_sealed() throws RejectedStateException {
        RequestStates states = shop.states(Shop.KEY);
        Binding half = arguments("{\"a\":\"\\ud800\"}");
        String token = states.seal("1", half);
        assertThat(states.open(Shop.JSON.createValue(token), half)).isEqualTo("1");
    }

    @Test
    void principal_that_is_no_text_cannot_be_sealed() {
        RequestStates states = shop.states(Shop.KEY);
        Binding half = Shop.order(Optional.of("\ud800"));
        assertThatThrownBy(() -> states.seal("1", half))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("The requestState cannot be sealed");
    }

    private static Binding arguments(String json) {
        return new Binding("tools/call", "order_book", read(json), Optional.empty());
    }

    private static JsonObject read(String json) {
        return Shop.JSON.createReader(new StringReader(json)).readObject();
    }

    private static String open(RequestStates states, String token) throws RejectedStateException {
        return states.open(Shop.JSON.createValue(token), Shop.ORDER);
    }
}
