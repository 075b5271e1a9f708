package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ClientCall;
import dev.mcpcdi.invoke.ResourceCall;
import dev.mcpcdi.invoke.ResourceReader;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The resources by their URIs, byte for byte. Safe for any thread. */
final class Resources implements ResourceReader {

    private final Map<String, ResourceCall> resources;

    Resources(Offer offer) {
        resources =
                offer.resources().stream()
                        .collect(
                                Collectors.toUnmodifiableMap(
                                        resource -> resource.definition().uri(),
                                        Function.identity()));
    }

    @Override
    public Optional<? extends ClientCall> find(String uri) {
        return Optional.ofNullable(resources.get(uri));
    }
}
