package dev.mcpcdi.invoke;

import dev.mcpcdi.Content;
import dev.mcpcdi.ToolResult;
import dev.mcpcdi.schema.ContentBlocks;
import dev.mcpcdi.schema.ResultModel;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Collects the blocks of one result: one an element, however deep. For one thread. */
final class Blocks {

    /** As of a value in JSON. */
    private static final int MAX_DEPTH = 128;

    private final List<Content> all = new ArrayList<>();
    private boolean isError;

    /** In their order. */
    List<Content> all() {
        return all;
    }

    /** Whether something among the values was a failure. */
    boolean isError() {
        return isError;
    }

    /**
     * Adds a value of Java; what is neither a block nor holds any is written by a model.
     *
     * @throws IllegalStateException if it is nested too deep
     */
    void add(Object value, ContentBlocks own, ResultModel model) {
        add(value, own, model, 0);
    }

    private void add(Object value, ContentBlocks own, ResultModel model, int depth) {
        if (depth > MAX_DEPTH) {
            throw new IllegalStateException(
                    "The result is nested deeper than " + MAX_DEPTH + " levels, perhaps a cycle.");
        }
        if (value == null) {
            return;
        }
        Optional<List<Content>> made = own.of(value);
        if (made.isPresent()) {
            all.addAll(made.get());
        } else if (value instanceof Content content) {
            all.add(content);
        } else if (value instanceof ToolResult result) {
            all.addAll(result.content());
            isError |= result.isError();
        } else if (value instanceof Optional<?> optional) {
            add(optional.orElse(null), own, model, depth + 1);
        } else {
            elements(value)
                    .ifPresentOrElse(
                            elements -> addAll(elements, own, model, depth + 1),
                            () -> add(model.write(value).json()));
        }
    }

    private void addAll(Stream<?> values, ContentBlocks own, ResultModel model, int depth) {
        try (values) {
            values.forEachOrdered(value -> add(value, own, model, depth));
        }
    }

    /** A path is made of paths without end. */
    private static Optional<Stream<?>> elements(Object value) {
        if (value instanceof JsonValue || value instanceof Path) {
            return Optional.empty();
        } else if (value instanceof Object[] elements) {
            return Optional.of(Arrays.stream(elements));
        } else if (value instanceof Stream<?> elements) {
            return Optional.of(elements);
        }
        return value instanceof Iterable<?> elements
                ? Optional.of(StreamSupport.stream(elements.spliterator(), false))
                : Optional.empty();
    }

    /** Adds JSON: texts as they are, lists element by element, all else as JSON; null adds none. */
    void add(JsonValue value) {
        switch (value.getValueType()) {
            case NULL -> {}
            case STRING -> all.add(new Content.Text(((JsonString) value).getString()));
            case ARRAY -> value.asJsonArray().forEach(this::add);
            default -> all.add(new Content.Text(value.toString()));
        }
    }
}
