package dev.mcpcdi.server;

import java.util.Optional;
import java.util.Set;

/** Where settings come from. */
interface ConfigSource {

    /** The value of a setting, empty if this source does not say. */
    Optional<String> value(Setting setting);

    /** All keys that are there and begin with {@link Setting#PREFIX}, known or not. */
    Set<String> keys();
}
