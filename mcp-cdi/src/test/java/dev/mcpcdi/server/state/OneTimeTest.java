package dev.mcpcdi.server.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** States that can be opened only once, where the settings say so. */
class OneTimeTest {

    private final Shop shop = new Shop();
    private final Rejections rejections = new Rejections();

    @AfterEach
    void stopListening() {
        rejections.close();
    }

    @Test
    void without_the_guard_a_state_opens_again() throws RejectedStateException {
        RequestStates states = shop.states(Shop.KEY);
        String token = states.seal("1", Shop.ORDER);
        assertThat(open(states, token)).isEqualTo("1");
        assertThat(open(states, token)).isEqualTo("1");
    }

    @Test
    void with_the_guard_it_does_not() throws RejectedStateException {
        RequestStates states = oneTime();
        String token = states.seal("1", Shop.ORDER);
        String other = states.seal("1", Shop.ORDER);
        assertThat(open(states, token)).isEqualTo("1");
        rejections.assertRejected(states, token, Shop.ORDER, "replayed");
        assertThat(open(states, other)).isEqualTo("1");
    }

    @Test
    void token_of_an_own_codec_opens_once_too() throws RejectedStateException {
        RequestStates states = shop.states(new PlainText(), true);
        String token = states.seal("1", Shop.ORDER);
        assertThat(open(states, token)).isEqualTo("1");
        rejections.assertRejected(states, token, Shop.ORDER, "replayed");
    }

    @Test
    void rejected_attempt_of_another_spends_nothing() throws RejectedStateException {
        RequestStates states = oneTime();
        String token = states.seal("1", Shop.ORDER);
        Binding bob = Shop.order(Optional.of("bob"));
        rejections.assertRejected(states, token, bob, "principal");
        assertThat(open(states, token)).isEqualTo("1");
    }

    @Test
    void of_many_at_once_one_wins() {
        RequestStates states = oneTime();
        String token = states.seal("1", Shop.ORDER);
        AtomicInteger opened = new AtomicInteger();
        IntStream.range(0, 200)
                .parallel()
                .forEach(
                        attempt -> {
                            try {
                                open(states, token);
                                opened.incrementAndGet();
                            } catch (RejectedStateException e) {
                                assertThat(e).hasMessage("Invalid or expired requestState");
                            }
                        });
        assertThat(opened).hasValue(1);
    }

    @Test
    void expired_tokens_are_forgotten() {
        SpentTokens spent = new SpentTokens(10);
        assertThat(spent.spend("a", seconds(100), seconds(0))).isTrue();
        assertThat(spent.spend("b", seconds(200), seconds(99))).isTrue();
        assertThat(spent.size()).isEqualTo(2);
        assertThat(spent.spend("c", seconds(200), seconds(100))).isTrue();
        assertThat(spent.size()).isEqualTo(2);
        assertThat(spent.spend("b", seconds(200), seconds(100))).isFalse();
    }

    @Test
    void full_memory_forgets_the_first_to_expire_and_takes_its_like_for_spent() {
        SpentTokens spent = new SpentTokens(2);
        assertThat(spent.spend("b", seconds(102), seconds(0))).isTrue();
        assertThat(spent.spend("a", seconds(101), seconds(0))).isTrue();
        assertThat(spent.spend("c", seconds(103), seconds(0))).isTrue();
        assertThat(spent.size()).isEqualTo(2);
        assertThat(spent.spend("a", seconds(101), seconds(0))).isFalse();
        assertThat(spent.spend("early", seconds(100), seconds(0))).isFalse();
        assertThat(spent.spend("b", seconds(102), seconds(0))).isFalse();
        assertThat(spent.spend("late", seconds(104), seconds(0))).isTrue();
        assertThat(spent.size()).isEqualTo(2);
    }

    private RequestStates oneTime() {
        return shop.states(
                new StateSettings(
                        List.of(), Duration.ofMinutes(10), Optional.empty(), 1024 * 1024, true));
    }

    private static String open(RequestStates states, String token) throws RejectedStateException {
        return states.open(Shop.JSON.createValue(token), Shop.ORDER);
    }

    private static BigDecimal seconds(int seconds) {
        return BigDecimal.valueOf(seconds);
    }
}
