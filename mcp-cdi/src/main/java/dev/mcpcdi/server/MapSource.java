package dev.mcpcdi.server;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Settings by their keys. */
record MapSource(Map<String, String> values) implements ConfigSource {

    MapSource {
        values = Map.copyOf(values);
    }

    @Override
    public Optional<String> value(Setting setting) {
        return Optional.ofNullable(values.get(setting.key()));
    }

    @Override
    public Set<String> keys() {
        return values.keySet().stream()
                .filter(key -> key.startsWith(Setting.PREFIX))
                .collect(Collectors.toUnmodifiableSet());
    }
}
