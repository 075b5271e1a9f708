package dev.mcpcdi.invoke;

import dev.mcpcdi.schema.FormModel;
import java.util.Optional;

/**
 * A resolver, ready to run.
 *
 * @param key the name of its question on the wire
 * @param method its method
 * @param form the form it may ask with; empty if it never asks
 */
public record WiredResolver(String key, WiredMethod method, Optional<FormAsker> form) {

    /**
     * A resolver.
     *
     * @param key the name of its question on the wire
     * @param method its method
     * @param form the form it may ask with; empty if it never asks
     * @return the resolver
     */
    public static WiredResolver of(String key, WiredMethod method, Optional<FormModel> form) {
        return new WiredResolver(key, method, form.map(model -> new FormAsker(key, model)));
    }
}
