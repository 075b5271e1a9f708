package dev.mcpcdi.server;

import dev.mcpcdi.server.state.Binding;
import dev.mcpcdi.server.state.ClusterSign;
import dev.mcpcdi.server.state.RejectedStateException;
import dev.mcpcdi.server.state.RequestStates;
import dev.mcpcdi.spi.RequestStateCodec;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.time.InstantSource;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Seals what a client carries between rounds, and looks whether another node might have to open it.
 *
 * @param states the seals
 * @param isStateless whether the server keeps no sessions, as one of several nodes does
 */
record Seals(RequestStates states, boolean isStateless) {

    static Seals of(
            Served served,
            JsonProvider json,
            Settings settings,
            Optional<RequestStateCodec> codec) {
        RequestStates states =
                RequestStates.of(
                        settings.requestState(),
                        served.identity().name(),
                        codec,
                        json,
                        InstantSource.system());
        return new Seals(states, settings.stateless());
    }

    /** The state of a request; empty if it brings none. */
    Optional<String> open(JsonValue sent, Binding binding) throws RejectedStateException {
        return sent == null || sent.getValueType() == JsonValue.ValueType.NULL
                ? Optional.empty()
                : Optional.of(states.open(sent, binding));
    }

    String seal(String state, Binding binding, Exchange exchange) {
        if (isStateless) {
            states.notice(ClusterSign.STATELESS);
        } else if (exchange.headers().filter(Seals::isForwarded).isPresent()) {
            states.notice(ClusterSign.FORWARDED);
        }
        return states.seal(state, binding);
    }

    private static boolean isForwarded(Exchange.Headers headers) {
        return Stream.of("Forwarded", "X-Forwarded-For")
                .anyMatch(name -> !headers.values(name).isEmpty());
    }
}
