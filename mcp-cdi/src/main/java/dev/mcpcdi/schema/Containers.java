package dev.mcpcdi.schema;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Makes the models of types that hold values of another type. */
final class Containers {

    private final Json json;
    private final TypeModels models;
    private final boolean isInput;

    Containers(Json json, TypeModels models) {
        this.json = json;
        this.models = models;
        this.isInput = models.isInput();
    }

    /** The model of a container; empty if the type is none. */
    Optional<TypeModel> of(TypeUse use) {
        Class<?> raw = use.raw();
        if (raw.isArray()) {
            Several array = Several.array(raw.getComponentType());
            return Optional.of(new ListModel(json, element(use.component()), array));
        }
        if (Map.class.isAssignableFrom(raw)) {
            return maker(raw).map(maker -> map(use, maker));
        }
        return (isInput ? Several.read(raw) : Several.written(raw)).map(each -> list(use, each));
    }

    private TypeModel list(TypeUse use, Several holder) {
        Class<?> kind = Iterable.class.isAssignableFrom(use.raw()) ? Iterable.class : use.raw();
        TypeUse each = use.argument(kind, 0);
        TypeModel elements = element(each);
        if (holder.isSorted() && isInput) {
            requireOrder("elements", each.raw(), elements);
        }
        return new ListModel(json, elements, holder);
    }

    private static void requireOrder(String what, Class<?> raw, TypeModel model) {
        boolean isOrdered = raw.isPrimitive() || Comparable.class.isAssignableFrom(raw);
        if (!isOrdered || model.allowsNull()) {
            throw new NoSchemaException(
                    "which sorts its %s, but %s %s"
                            .formatted(
                                    what,
                                    raw.getSimpleName(),
                                    isOrdered ? "may be null here" : "is not Comparable"));
        }
    }

    private TypeModel element(TypeUse use) {
        try {
            return models.of(use);
        } catch (NoSchemaException e) {
            throw e.element(use.raw());
        }
    }

    private Optional<Function<Map<Object, Object>, Object>> maker(Class<?> raw) {
        if (!isInput || raw.isAssignableFrom(LinkedHashMap.class)) {
            return Optional.of(map -> map);
        }
        return raw.isAssignableFrom(TreeMap.class)
                ? Optional.of(TreeMap<Object, Object>::new)
                : Optional.empty();
    }

    private TypeModel map(TypeUse use, Function<Map<Object, Object>, Object> maker) {
        TypeUse key = use.argument(Map.class, 0);
        Names names = names(key);
        if (isInput && !use.raw().isAssignableFrom(LinkedHashMap.class)) {
            requireOrder("keys", key.raw(), names.model());
        }
        return new MapModel(json, names, element(use.argument(Map.class, 1)), maker);
    }

    /** The keys of a map: what is a string in JSON, and whole numbers as their digits. */
    private Names names(TypeUse key) {
        TypeModel model;
        try {
            model = models.of(key);
        } catch (NoSchemaException e) {
            throw new NoSchemaException(
                    "whose keys are of the type %s, %s"
                            .formatted(key.raw().getSimpleName(), e.getMessage()));
        }
        boolean isAny = key.raw() == Object.class;
        if (isAny && isInput || model instanceof NullableModel) {
            throw notAName(key);
        }
        if (isAny) {
            return Names.any(json, models);
        }
        return Names.of(json, key.raw(), model).orElseThrow(() -> notAName(key));
    }

    private static NoSchemaException notAName(TypeUse key) {
        return new NoSchemaException(
                "whose keys are %s, but names in JSON are strings"
                        .formatted(key.raw().getSimpleName()));
    }
}
