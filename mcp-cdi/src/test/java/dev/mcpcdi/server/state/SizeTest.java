package dev.mcpcdi.server.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.spi.RequestStateCodec;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The longest state. */
class SizeTest {

    private final Shop shop = new Shop();

    @Test
    void longest_token_is_sealed_and_opened_and_one_more_byte_is_not()
            throws RejectedStateException {
        Binding anonymous = Shop.order(Optional.empty());
        String state = "round 1";
        int length = shop.states(Shop.KEY).seal(state, anonymous).length();
        RequestStates enough = limited(length);
        String token = enough.seal(state, anonymous);
        assertThat(token).hasSize(length);
        assertThat(enough.open(Shop.JSON.createValue(token), anonymous)).isEqualTo(state);

        RequestStates tight = limited(length - 1);
        assertThatThrownBy(() -> tight.seal(state, anonymous))
                .isInstanceOf(StateTooLargeException.class)
                .hasMessage(
                        "The sealed requestState has %d bytes; mcp.request-state.max-bytes allows %d",
                        length, length - 1);
        try (Rejections rejections = new Rejections()) {
            rejections.assertRejected(tight, token, anonymous, "too long");
        }
    }

    @Test
    void token_of_a_codec_is_measured_in_bytes() {
        RequestStateCodec umbrellas =
                new RequestStateCodec() {
                    @Override
                    public String encode(byte[] claims) {
                        return "☂☂";
                    }

                    @Override
                    public byte[] decode(String token) {
                        return new byte[0];
                    }
                };
        StateSettings five = settings(List.of(), 5);
        RequestStates states =
                RequestStates.of(five, "Bookshop", Optional.of(umbrellas), Shop.JSON, shop);
        assertThatThrownBy(() -> states.seal("", Shop.ORDER))
                .isInstanceOf(StateTooLargeException.class)
                .hasMessage(
                        "The sealed requestState has 6 bytes; mcp.request-state.max-bytes allows 5");
    }

    private RequestStates limited(int bytes) {
        return shop.states(settings(Shop.settings(Shop.KEY).keys(), bytes));
    }

    private static StateSettings settings(List<byte[]> keys, int maxBytes) {
        return new StateSettings(keys, Duration.ofMinutes(10), Optional.empty(), maxBytes, false);
    }
}
