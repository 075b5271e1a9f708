package dev.mcpcdi.schema;

import com.fasterxml.classmate.ResolvedType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Finds or makes the model of a type. One for what is read and one for what is written. */
final class TypeModels {

    /** Only a generic type that grows with each level is as deep. */
    private static final int MAX_DEPTH = 50;

    private final Json json;
    private final Scalars scalars;
    private final Types types = new Types();
    private final boolean isInput;
    private final HandWritten written;
    private final PropertyFactory properties;
    private final Map<ResolvedType, TypeModel> objects = new HashMap<>();
    private final Map<Class<?>, TypeModel> structures;
    private Set<ResolvedType> open = new HashSet<>();
    private int depth;
    private final Map<Class<?>, TypeModel> dynamic = new ConcurrentHashMap<>();

    TypeModels(Json json, ConstraintSource constraints, HandWritten written, boolean isInput) {
        this.json = json;
        this.isInput = isInput;
        this.written = written;
        scalars = new Scalars(json);
        properties = new PropertyFactory(json, constraints, this);
        structures = JsonModel.all(json);
    }

    GivenSchemas schemas() {
        return written.schemas();
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
     * @throws MisdeclaredException if what is written on it or on a member does not fit
     */
    synchronized TypeModel of(TypeUse use) {
        OptionalKind kind = OptionalKind.of(use.raw());
        if (kind == OptionalKind.OBJECT) {
            return new NullableModel(of(use.held()), kind);
        }
        Class<?> primitive = OptionalKind.PRIMITIVE.get(use.raw());
        TypeUse bare = primitive == null ? use : use.as(types.resolve(primitive));
        TypeModel model = constrained(unmarked(bare), use);
        if (use.isMarkedNullable() && use.raw().isPrimitive()) {
            throw new NoSchemaException(
                    "which is marked as nullable, but a primitive is never null");
        }
        return kind != OptionalKind.BARE || use.isMarkedNullable()
                ? new NullableModel(model, kind)
                : model;
    }

    private static TypeModel constrained(TypeModel model, TypeUse use) {
        // A size of bytes is left to the container: it is not the length of their text.
        return use.raw() == byte[].class ? model : ConstrainedModel.of(model, use.constraints());
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
            return ChoiceModel.of(json, use.literal().get(), raw);
        }
        Optional<TypeModel> scalar = written.form(raw, isInput).or(() -> scalars.of(raw));
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
        return raw == Object.class ? new AnyModel(this::dynamic) : structure(use);
    }

    /** Objects may hold their own type, since they are referred to by name; nothing else may. */
    private TypeModel structure(TypeUse use) {
        TypeModel known = objects.get(use.type());
        if (known != null) {
            return known;
        }
        if (depth == MAX_DEPTH || !open.add(use.type())) {
            throw new NoSchemaException("which holds itself without end");
        }
        depth++;
        try {
            return container(use);
        } finally {
            depth--;
            open.remove(use.type());
        }
    }

    private TypeModel container(TypeUse use) {
        Class<?> raw = use.raw();
        if (raw.isArray()) {
            return new ListModel(json, element(use.component()), raw.getComponentType(), false);
        }
        if (fits(raw, Map.class, LinkedHashMap.class)) {
            return map(use);
        }
        if (fits(raw, Iterable.class, ArrayList.class)) {
            return new ListModel(json, element(use.argument(Iterable.class, 0)), null, false);
        }
        if (fits(raw, Iterable.class, LinkedHashSet.class)) {
            return new ListModel(json, element(use.argument(Iterable.class, 0)), null, true);
        }
        return object(use);
    }

    private TypeModel element(TypeUse use) {
        try {
            return of(use);
        } catch (NoSchemaException e) {
            throw e.element(use.raw());
        }
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
        return new MapModel(json, element(use.argument(Map.class, 1)));
    }

    private TypeModel object(TypeUse use) {
        Class<?> raw = use.raw();
        if (raw.getName().startsWith("java.") || raw.getName().startsWith("jakarta.")) {
            throw new NoSchemaException("which is a type of the platform without a JSON form");
        }
        ObjectModel model = new ObjectModel(use.type(), raw.getSimpleName());
        objects.put(use.type(), model);
        Set<ResolvedType> outer = open;
        open = new HashSet<>();
        try {
            model.complete(properties.shape(use));
            return model;
        } catch (NoSchemaException | MisdeclaredException e) {
            // Others may already refer to this one, which will never be complete.
            objects.clear();
            throw e;
        } finally {
            open = outer;
        }
    }
}
