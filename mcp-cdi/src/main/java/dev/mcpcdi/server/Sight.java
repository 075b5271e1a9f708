package dev.mcpcdi.server;

import dev.mcpcdi.model.Access;
import dev.mcpcdi.spi.Visibility;
import dev.mcpcdi.spi.Visibility.Caller;
import dev.mcpcdi.spi.Visibility.Kind;
import java.lang.System.Logger.Level;
import java.security.Principal;
import java.util.List;
import java.util.Optional;

/**
 * Tells what callers see. Whatever fails hides.
 *
 * @param rule the application's own rule
 */
record Sight(Optional<Visibility> rule) {

    private static final System.Logger LOG = System.getLogger(Engine.class.getName());

    boolean sees(Exchange exchange, Kind kind, String name, Access access) {
        try {
            return access.allows(exchange::isUserInRole)
                    && (rule.isEmpty()
                            || rule.get().isVisible(kind, name, new OfExchange(exchange)));
        } catch (RuntimeException | Error e) {
            LOG.log(
                    Level.ERROR,
                    "The Visibility failed, so that a caller sees no " + name + ".",
                    e);
            return false;
        }
    }

    private record OfExchange(Exchange exchange) implements Caller {

        @Override
        public Optional<Principal> principal() {
            return exchange.principal();
        }

        @Override
        public boolean isUserInRole(String role) {
            return exchange.isUserInRole(role);
        }

        @Override
        public List<String> header(String name) {
            return exchange.headers().map(headers -> headers.values(name)).orElse(List.of());
        }
    }
}
