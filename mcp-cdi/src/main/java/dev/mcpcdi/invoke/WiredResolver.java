package dev.mcpcdi.invoke;

import dev.mcpcdi.Resolution;
import java.util.Optional;

/**
 * A resolver, ready to run.
 *
 * @param key the name of its question on the wire
 * @param method its method
 * @param asking how it asks; empty if it never does
 */
public record WiredResolver(String key, WiredMethod method, Optional<Asking> asking) {

    /** The question of one that may ask. */
    Questions.Ask ask(Resolution<?> resolution) {
        return asking.orElseThrow().ask(key, resolution);
    }
}
