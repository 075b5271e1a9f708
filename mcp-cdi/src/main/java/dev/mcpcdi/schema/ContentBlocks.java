package dev.mcpcdi.schema;

import dev.mcpcdi.Content;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.spi.ContentEncoder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** The types that the application makes blocks of. Safe for any thread. */
public final class ContentBlocks {

    private final ByType<ContentEncoder<?>> encoders;
    private final Map<Class<?>, Optional<ContentEncoder<?>>> known = new ConcurrentHashMap<>();

    private ContentBlocks(Map<Class<?>, ContentEncoder<?>> encoders) {
        this.encoders = new ByType<>(encoders);
    }

    static ContentBlocks of(
            Map<Class<?>, OwnContent> contents, Predicate<Class<?>> isFixed, Problems problems) {
        Map<Class<?>, ContentEncoder<?>> encoders = new HashMap<>();
        contents.forEach(
                (type, content) -> {
                    if (isFixed.test(type) || Content.class.isAssignableFrom(type)) {
                        problems.add(
                                ProblemCode.BAD_CONTRIBUTOR,
                                Origin.of(content.bean()),
                                "%s makes content of %s, which has a form that is the same everywhere. Make it of a class of your own that holds it."
                                        .formatted(
                                                content.bean().getSimpleName(),
                                                type.getSimpleName()));
                    } else {
                        encoders.put(type, content.encoder());
                    }
                });
        return new ContentBlocks(encoders);
    }

    boolean include(Class<?> type) {
        return encoder(type).isPresent();
    }

    private Optional<ContentEncoder<?>> encoder(Class<?> type) {
        return encoders.all().isEmpty()
                ? Optional.empty()
                : known.computeIfAbsent(type, encoders::nearest);
    }

    /**
     * The blocks of a value.
     *
     * @param value the value, not null
     * @return its blocks; empty if it is not the application that makes them
     */
    @SuppressWarnings("unchecked") // the container matched the type argument
    public Optional<List<Content>> of(Object value) {
        return encoder(value.getClass())
                .map(encoder -> List.copyOf(((ContentEncoder<Object>) encoder).encode(value)));
    }
}
