package dev.mcpcdi.server;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Settings as environment variables. Names that are none are left alone: other programs have
 * variables that begin in the same way.
 */
record EnvironmentSource(Map<String, String> variables) implements ConfigSource {

    EnvironmentSource {
        variables = Map.copyOf(variables);
    }

    @Override
    public Optional<String> value(Setting setting) {
        return Optional.ofNullable(variables.get(setting.variable()));
    }

    @Override
    public Set<String> keys() {
        return Set.of();
    }
}
