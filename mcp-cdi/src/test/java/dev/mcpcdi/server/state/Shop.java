package dev.mcpcdi.server.state;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.mcpcdi.spi.RequestStateCodec;
import jakarta.json.JsonObject;
import jakarta.json.spi.JsonProvider;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A server named Bookshop, its order of one book, and a clock that goes on when it is told. */
final class Shop implements InstantSource {

    static final JsonProvider JSON = JsonProvider.provider();
    static final String KEY = "0123456789abcdef0123456789abcdef";
    static final String OTHER_KEY = "fedcba9876543210fedcba9876543210";
    static final JsonObject ARGUMENTS =
            JSON.createObjectBuilder().add("title", "Neuromancer").build();
    static final Binding ORDER = order(Optional.of("ann"));

    private Instant now = Instant.parse("2025-12-01T05:00:00.25Z");

    @Override
    public Instant instant() {
        return now;
    }

    void pass(Duration time) {
        now = now.plus(time);
    }

    static Binding order(Optional<String> principal) {
        return new Binding("tools/call", "order_book", ARGUMENTS, principal);
    }

    RequestStates states(String... keys) {
        return states(settings(keys));
    }

    RequestStates states(StateSettings settings) {
        return RequestStates.of(settings, "Bookshop", Optional.empty(), JSON, this);
    }

    RequestStates states(RequestStateCodec codec) {
        return states(codec, false);
    }

    RequestStates states(RequestStateCodec codec, boolean oneTime) {
        StateSettings defaults = StateSettings.defaults();
        StateSettings settings =
                new StateSettings(
                        List.of(), defaults.ttl(), Optional.empty(), defaults.maxBytes(), oneTime);
        return RequestStates.of(settings, "Bookshop", Optional.of(codec), JSON, this);
    }

    static StateSettings settings(String... keys) {
        StateSettings defaults = StateSettings.defaults();
        return new StateSettings(
                Arrays.stream(keys).map(key -> key.getBytes(UTF_8)).toList(),
                defaults.ttl(),
                defaults.audience(),
                defaults.maxBytes(),
                defaults.oneTime());
    }

    static StateSettings audience(String audience) {
        StateSettings keyed = settings(KEY);
        return new StateSettings(
                keyed.keys(), keyed.ttl(), Optional.of(audience), keyed.maxBytes(), false);
    }
}
