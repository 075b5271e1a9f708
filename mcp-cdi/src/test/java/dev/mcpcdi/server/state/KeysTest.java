package dev.mcpcdi.server.state;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Which key seals, which open, and what happens without any. */
class KeysTest {

    private final Shop shop = new Shop();
    private final Rejections rejections = new Rejections();

    @AfterEach
    void stopListening() {
        rejections.close();
    }

    @Test
    void same_key_opens_on_another_node() throws RejectedStateException {
        String token = shop.states(Shop.KEY).seal("1", Shop.ORDER);
        assertThat(open(shop.states(Shop.KEY), token)).isEqualTo("1");
    }

    @Test
    void rotation_keeps_what_is_on_its_way() throws RejectedStateException {
        RequestStates before = shop.states(Shop.KEY);
        RequestStates announced = shop.states(Shop.KEY, Shop.OTHER_KEY);
        RequestStates rotated = shop.states(Shop.OTHER_KEY, Shop.KEY);
        assertThat(open(rotated, before.seal("1", Shop.ORDER))).isEqualTo("1");
        assertThat(open(announced, rotated.seal("2", Shop.ORDER))).isEqualTo("2");
        assertThat(open(before, announced.seal("3", Shop.ORDER))).isEqualTo("3");
        rejections.assertRejected(before, rotated.seal("4", Shop.ORDER), Shop.ORDER, "unknown key");
    }

    @Test
    void key_that_was_taken_out_opens_no_more() {
        String token = shop.states(Shop.KEY).seal("1", Shop.ORDER);
        rejections.assertRejected(shop.states(Shop.OTHER_KEY), token, Shop.ORDER, "unknown key");
    }

    @Test
    void swapped_key_name_does_not_pass() {
        RequestStates ring = shop.states(Shop.KEY, Shop.OTHER_KEY);
        byte[] token = bytes(ring.seal("1", Shop.ORDER));
        byte[] other = bytes(shop.states(Shop.OTHER_KEY).seal("1", Shop.ORDER));
        System.arraycopy(other, 0, token, 0, 4);
        String swapped = "v1." + Base64.getUrlEncoder().withoutPadding().encodeToString(token);
        rejections.assertRejected(ring, swapped, Shop.ORDER, "seal");
    }

    @Test
    void without_keys_each_instance_has_its_own() throws RejectedStateException {
        RequestStates one = shop.states();
        String token = one.seal("1", Shop.ORDER);
        assertThat(open(one, token)).isEqualTo("1");
        rejections.assertRejected(shop.states(), token, Shop.ORDER, "unknown key");
    }

    @Test
    void random_key_and_a_sign_of_other_nodes_warn_once() {
        RequestStates states = shop.states();
        states.notice(ClusterSign.FORWARDED);
        states.notice(ClusterSign.STATELESS);
        assertThat(rejections.lines())
                .containsExactly(
                        "WARNING The requestState of calls is sealed with a random key that only"
                                + " this process has, but a request came through a proxy. A client"
                                + " whose retry lands on another node, or here after a restart, is"
                                + " refused. Set mcp.request-state.keys to the same secret on all"
                                + " nodes; openssl rand -base64 32 makes one.");
    }

    @Test
    void stateless_server_is_a_sign() {
        shop.states().notice(ClusterSign.STATELESS);
        assertThat(rejections.lines())
                .singleElement()
                .asString()
                .contains("but mcp.http.stateless is true.");
    }

    @Test
    void configured_key_or_codec_needs_no_warning() {
        shop.states(Shop.KEY).notice(ClusterSign.FORWARDED);
        shop.states(new PlainText()).notice(ClusterSign.FORWARDED);
        assertThat(rejections.lines()).isEmpty();
    }

    @Test
    void keys_beside_a_codec_are_pointed_out() {
        RequestStates.of(
                Shop.settings(Shop.KEY), "Bookshop", Optional.of(new PlainText()), Shop.JSON, shop);
        assertThat(rejections.lines())
                .containsExactly(
                        "WARNING mcp.request-state.keys is set but seals nothing, because there is"
                                + " a RequestStateCodec bean. Remove the one or the other.");
    }

    @Test
    void settings_refuse_nonsense() {
        assertThatThrownBy(() -> Shop.settings("1234567890123456789012345678901"))
                .hasMessage("a key is shorter than 32 bytes");
        assertThatThrownBy(() -> Shop.settings(Shop.KEY, Shop.OTHER_KEY, Shop.KEY))
                .hasMessage("a key is there twice");
        assertThatThrownBy(
                        () ->
                                new StateSettings(
                                        List.of(), Duration.ZERO, Optional.empty(), 1, false))
                .hasMessage("ttl is not positive");
        assertThatThrownBy(
                        () ->
                                new StateSettings(
                                        List.of(), Duration.ofDays(1), Optional.empty(), 0, false))
                .hasMessage("maxBytes is not positive");
    }

    @Test
    void settings_are_values_that_keep_their_secrets() {
        StateSettings settings = Shop.settings(Shop.KEY);
        settings.keys().get(0)[0] = 0;
        assertThat(settings)
                .isEqualTo(Shop.settings(Shop.KEY))
                .hasSameHashCodeAs(Shop.settings(Shop.KEY))
                .isNotEqualTo(Shop.settings(Shop.OTHER_KEY))
                .hasToString(
                        "StateSettings[keys=(1), ttl=PT10M, audience=Optional.empty,"
                                + " maxBytes=1048576, oneTime=false]");
        assertThat(settings.keys()).containsExactly(Shop.KEY.getBytes(UTF_8));
    }

    private static String open(RequestStates states, String token) throws RejectedStateException {
        return states.open(Shop.JSON.createValue(token), Shop.ORDER);
    }

    private static byte[] bytes(String token) {
        return Base64.getUrlDecoder().decode(token.substring(3));
    }
}
