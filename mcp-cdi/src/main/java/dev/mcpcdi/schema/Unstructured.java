package dev.mcpcdi.schema;

import dev.mcpcdi.Content;
import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolReply;
import jakarta.json.JsonValue;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The types of results that say nothing of their structure: what may be anything, blocks, and what
 * holds them.
 *
 * @param blocks the types that the application makes blocks of
 */
record Unstructured(ContentBlocks blocks) {

    /** A type that holds itself, such as a path of paths, ends here. */
    private static final int MAX_DEPTH = 8;

    boolean includes(TypeUse use, StructuredOutput mode) {
        Class<?> raw = use.raw();
        return raw == void.class
                || raw == Void.class
                || raw == Object.class
                || raw == JsonValue.class
                || mode != StructuredOutput.ON && isMixed(use)
                || isContent(use, 0);
    }

    /** Only in a list of anything can blocks stand among other values, such as texts. */
    private static boolean isMixed(TypeUse use) {
        return element(use).filter(element -> element.raw() == Object.class).isPresent();
    }

    private boolean isContent(TypeUse use, int depth) {
        Class<?> raw = use.raw();
        if (Content.class.isAssignableFrom(raw)
                || ToolReply.class.isAssignableFrom(raw)
                || blocks.include(raw)) {
            return true;
        }
        return depth < MAX_DEPTH
                && held(use).filter(inner -> isContent(inner, depth + 1)).isPresent();
    }

    private static Optional<TypeUse> held(TypeUse use) {
        return use.raw() == Optional.class
                ? Optional.of(use.argument(Optional.class, 0))
                : element(use);
    }

    private static Optional<TypeUse> element(TypeUse use) {
        Class<?> raw = use.raw();
        if (raw.isArray()) {
            return Optional.of(use.component());
        }
        if (JsonValue.class.isAssignableFrom(raw)) {
            return Optional.empty();
        }
        for (Class<?> many : new Class<?>[] {Iterable.class, Stream.class}) {
            if (many.isAssignableFrom(raw)) {
                return Optional.of(use.argument(many, 0));
            }
        }
        return Optional.empty();
    }
}
