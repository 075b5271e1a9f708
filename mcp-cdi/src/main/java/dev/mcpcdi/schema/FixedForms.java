package dev.mcpcdi.schema;

import jakarta.json.JsonValue;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The types whose form in JSON is the same for all applications. */
record FixedForms(Scalars scalars) {

    FixedForms(Json json) {
        this(new Scalars(json));
    }

    boolean include(Class<?> type) {
        return type.isArray()
                || type == Object.class
                || type == Optional.class
                || OptionalKind.PRIMITIVE.containsKey(type)
                || JsonValue.class.isAssignableFrom(type)
                || Iterable.class.isAssignableFrom(type)
                || Stream.class.isAssignableFrom(type)
                || Map.class.isAssignableFrom(type)
                || scalars.of(type).isPresent();
    }
}
