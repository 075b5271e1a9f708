package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.Principal;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which sessions are found, and when they are not any more. */
class SessionsTest {

    private static final Duration TIMEOUT = Duration.ofMinutes(30);
    private static final Optional<Principal> NOBODY = Optional.empty();
    private static final Optional<Principal> ANN = Optional.of(() -> "ann");
    private static final Optional<Principal> BOB = Optional.of(() -> "bob");

    private final Clock clock = new Clock();
    private final Sessions sessions = new Sessions(3, TIMEOUT, clock);
    private final Session session = new Session(message -> {});

    @Test
    void an_id_is_128_bits_in_visible_ascii_and_new_each_time() {
        Sessions many = new Sessions(10_000, TIMEOUT, clock);
        Set<String> ids = new HashSet<>();
        IntStream.range(0, 10_000)
                .forEach(i -> ids.add(many.open(id -> session, NOBODY).orElseThrow()));
        assertThat(ids).hasSize(10_000).allMatch(id -> id.matches("[0-9a-f]{32}"));
    }

    @Test
    void a_session_is_found_by_its_principal_only() {
        String ofAnn = open(ANN);
        String ofNobody = open(NOBODY);
        assertThat(sessions.use(ofAnn, Optional.of(() -> "ann"))).containsSame(session);
        assertThat(sessions.use(ofAnn, BOB)).isEmpty();
        assertThat(sessions.use(ofAnn, NOBODY)).isEmpty();
        assertThat(sessions.use(ofNobody, NOBODY)).containsSame(session);
        assertThat(sessions.use(ofNobody, ANN)).isEmpty();
        assertThat(sessions.use("no-such", NOBODY)).isEmpty();
    }

    @Test
    void an_ended_session_is_gone() {
        String id = open(ANN);
        assertThat(sessions.end(id, BOB)).isFalse();
        assertThat(sessions.end(id, ANN)).isTrue();
        assertThat(sessions.end(id, ANN)).isFalse();
        assertThat(sessions.use(id, ANN)).isEmpty();
    }

    @Test
    void an_idle_session_is_gone() {
        String id = open(ANN);
        clock.pass(TIMEOUT.minusNanos(1));
        assertThat(sessions.use(id, ANN)).isPresent();
        clock.pass(TIMEOUT.minusNanos(1));
        assertThat(sessions.use(id, ANN)).isPresent();
        clock.pass(TIMEOUT);
        assertThat(sessions.use(id, ANN)).isEmpty();
        assertThat(sessions.end(id, ANN)).isFalse();
    }

    @Test
    void a_stranger_does_not_keep_a_session_alive() {
        String id = open(ANN);
        clock.pass(TIMEOUT.minusNanos(1));
        assertThat(sessions.use(id, BOB)).isEmpty();
        clock.pass(Duration.ofNanos(1));
        assertThat(sessions.use(id, ANN)).isEmpty();
    }

    @Test
    void no_more_than_the_limit_are_open_and_idle_ones_make_place() {
        List<String> ids = List.of(open(ANN), open(ANN), open(ANN));
        assertThat(sessions.open(id -> session, BOB)).isEmpty();
        assertThat(sessions.end(ids.get(1), ANN)).isTrue();
        assertThat(sessions.open(id -> session, BOB)).isPresent();
        assertThat(sessions.open(id -> session, BOB)).isEmpty();
        clock.pass(TIMEOUT.dividedBy(2));
        sessions.use(ids.get(0), ANN);
        clock.pass(TIMEOUT.dividedBy(2));
        assertThat(sessions.open(id -> session, BOB)).isPresent();
        assertThat(sessions.open(id -> session, BOB)).isPresent();
        assertThat(sessions.open(id -> session, BOB)).isEmpty();
        assertThat(sessions.use(ids.get(0), ANN)).isPresent();
    }

    @Test
    void idle_sessions_are_removed_a_few_at_a_time_and_never_found() {
        Sessions many = new Sessions(40, TIMEOUT, clock);
        String first = "";
        for (int i = 0; i < 40; i++) {
            first = many.open(id -> session, ANN).orElseThrow();
        }
        clock.pass(TIMEOUT);
        assertThat(many.use(first, ANN)).isEmpty();
        for (int i = 0; i < 40; i++) {
            assertThat(many.open(id -> session, ANN)).isPresent();
        }
        assertThat(many.open(id -> session, ANN)).isEmpty();
    }

    @Test
    void a_session_in_use_is_kept_until_its_last_request_has_ended() {
        String id = open(ANN);
        sessions.hold(id);
        sessions.hold(id);
        clock.pass(TIMEOUT.multipliedBy(2));
        sessions.release(id);
        clock.pass(TIMEOUT.multipliedBy(2));
        assertThat(sessions.use(id, BOB)).isEmpty();
        sessions.release(id);
        clock.pass(TIMEOUT.minusNanos(1));
        assertThat(sessions.use(id, ANN)).isPresent();
        clock.pass(TIMEOUT);
        assertThat(sessions.use(id, ANN)).isEmpty();
    }

    @Test
    void sessions_in_use_do_not_hide_idle_ones() {
        Sessions many = new Sessions(40, TIMEOUT, clock);
        List<String> inUse =
                IntStream.range(0, 20)
                        .mapToObj(i -> many.open(id -> session, ANN).orElseThrow())
                        .toList();
        inUse.forEach(many::hold);
        IntStream.range(0, 20).forEach(i -> many.open(id -> session, ANN).orElseThrow());
        clock.pass(TIMEOUT);
        assertThat(many.open(id -> session, ANN)).isEmpty(); // looked at 16 of those in use
        for (int i = 0; i < 20; i++) {
            assertThat(many.open(id -> session, ANN)).isPresent();
        }
        assertThat(many.open(id -> session, ANN)).isEmpty();
        assertThat(inUse).allMatch(id -> many.use(id, ANN).isPresent());
    }

    @Test
    void an_ended_session_stays_gone_when_its_request_ends() {
        String id = open(ANN);
        sessions.hold(id);
        assertThat(sessions.end(id, ANN)).isTrue();
        sessions.release(id);
        assertThat(sessions.use(id, ANN)).isEmpty();
    }

    private String open(Optional<Principal> principal) {
        return sessions.open(id -> session, principal).orElseThrow();
    }
}
