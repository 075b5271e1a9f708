package dev.mcpcdi.schema;

import com.fasterxml.classmate.ResolvedType;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Finds or makes the model of a type. One for what is read and one for what is written. */
final class TypeModels {

    private final Json json;
    private final Scalars scalars;
    private final Types types = new Types();
    private final boolean isInput;
    private final PropertyFactory properties;
    private final Map<ResolvedType, TypeModel> objects = new HashMap<>();
    private final Map<Class<?>, TypeModel> structures = new LinkedHashMap<>();
    private final Map<Class<?>, TypeModel> dynamic = new ConcurrentHashMap<>();

    TypeModels(Json json, ConstraintSource constraints, boolean isInput) {
        this.json = json;
        this.isInput = isInput;
        scalars = new Scalars(json);
        properties = new PropertyFactory(json, constraints, this);
        jsonTypes();
    }

    boolean isInput() {
        return isInput;
    }

    Types types() {
        return types;
    }

    /**
     * The model of a type at one place.
     *
     * @throws NoSchemaException if there is none
     */
    TypeModel of(TypeUse use) {
        OptionalKind kind = OptionalKind.of(use.raw());
        if (kind == OptionalKind.OBJECT) {
            return new NullableModel(of(use.argument(Optional.class, 0)), kind);
        }
        Class<?> primitive = OptionalKind.PRIMITIVE.get(use.raw());
        TypeUse bare = primitive == null ? use : use.as(types.resolve(primitive));
        TypeModel model = ConstrainedModel.of(unmarked(bare), use.constraints());
        return kind != OptionalKind.BARE || use.isMarkedNullable()
                ? new NullableModel(model, kind)
                : model;
    }

    /**
     * The model of a class alone, for values whose type is known only when they are there. Kept,
     * and for any thread.
     */
    TypeModel dynamic(Class<?> type) {
        TypeModel known = dynamic.get(type);
        if (known != null) {
            return known;
        }
        synchronized (this) {
            TypeModel made = of(TypeUse.of(types.resolve(type)));
            dynamic.put(type, made);
            return made;
        }
    }

    private TypeModel unmarked(TypeUse use) {
        Class<?> raw = use.raw();
        if (use.literal().isPresent()) {
            return literal(use);
        }
        Optional<TypeModel> scalar = scalars.of(raw);
        if (scalar.isPresent()) {
            return scalar.get();
        }
        if (Enum.class.isAssignableFrom(raw)) {
            // A constant with a body is of a class of its own.
            return EnumModel.of(json, raw.isEnum() ? raw : raw.getSuperclass());
        }
        for (Map.Entry<Class<?>, TypeModel> structure : structures.entrySet()) {
            if (isInput ? structure.getKey() == raw : structure.getKey().isAssignableFrom(raw)) {
                return structure.getValue();
            }
        }
        return raw == Object.class ? new AnyModel(this::dynamic) : container(use);
    }

    private TypeModel literal(TypeUse use) {
        if (use.raw() != String.class) {
            throw new NoSchemaException("but @Literal stands on String only");
        }
        Map<String, Object> choices = new LinkedHashMap<>();
        for (String text : use.literal().orElseThrow().value()) {
            choices.put(text, text);
        }
        if (choices.isEmpty()) {
            throw new NoSchemaException("whose @Literal lists no text");
        }
        return new ChoiceModel(json, choices, "literal_error");
    }

    private TypeModel container(TypeUse use) {
        Class<?> raw = use.raw();
        if (raw.isArray()) {
            return new ListModel(json, of(use.component()), raw.getComponentType(), false);
        }
        if (fits(raw, Map.class, LinkedHashMap.class)) {
            return map(use);
        }
        if (fits(raw, Iterable.class, ArrayList.class)) {
            return new ListModel(json, of(use.argument(Iterable.class, 0)), null, false);
        }
        if (fits(raw, Iterable.class, LinkedHashSet.class)) {
            return new ListModel(json, of(use.argument(Iterable.class, 0)), null, true);
        }
        return object(use);
    }

    /** What is written may be of any class of the kind; what is read must take what is made. */
    private boolean fits(Class<?> raw, Class<?> kind, Class<?> made) {
        if (!kind.isAssignableFrom(raw)) {
            return false;
        }
        boolean isSet = Set.class.isAssignableFrom(raw);
        return isInput ? raw.isAssignableFrom(made) : isSet == Set.class.isAssignableFrom(made);
    }

    private TypeModel map(TypeUse use) {
        Class<?> key = use.argument(Map.class, 0).raw();
        if (key != String.class && !(key == Object.class && !isInput)) {
            throw new NoSchemaException(
                    "whose keys are " + key.getSimpleName() + ", but names in JSON are strings");
        }
        return new MapModel(json, of(use.argument(Map.class, 1)));
    }

    private TypeModel object(TypeUse use) {
        TypeModel known = objects.get(use.type());
        if (known != null) {
            return known;
        }
        Class<?> raw = use.raw();
        if (raw.getName().startsWith("java.") || raw.getName().startsWith("jakarta.")) {
            throw new NoSchemaException("which is a type of the platform without a JSON form");
        }
        ObjectModel model = new ObjectModel(use.type(), raw.getSimpleName());
        objects.put(use.type(), model);
        try {
            model.complete(properties.shape(use));
        } catch (NoSchemaException e) {
            objects.remove(use.type());
            throw e;
        }
        return model;
    }

    private void jsonTypes() {
        json(JsonObject.class, json.type("object"), "dict_type", "dictionary");
        json(JsonArray.class, json.type("array"), "list_type", "list");
        json(JsonValue.class, JsonValue.EMPTY_JSON_OBJECT, "json_type", "JSON value");
    }

    private void json(Class<?> type, JsonObject schema, String rule, String word) {
        TextModel.Rule broken = new TextModel.Rule(rule, "Input should be a valid " + word);
        structures.put(type, new JsonModel(type, schema, broken));
    }
}
