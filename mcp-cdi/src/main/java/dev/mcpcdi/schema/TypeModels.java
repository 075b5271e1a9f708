package dev.mcpcdi.schema;

import com.fasterxml.classmate.ResolvedType;
import dev.mcpcdi.problem.ProblemCode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Finds or makes the model of a type. One for what is read and one for what is written. */
final class TypeModels {

    /** Only a generic type that grows with each level is as deep. */
    private static final int MAX_DEPTH = 50;

    private final Json json;
    private final Types types = new Types();
    private final boolean isInput;
    private final HandWritten written;
    private final SaidForms forms;
    private final PropertyFactory properties;
    private final Containers containers;
    private final Variants variants;
    private final Definitions definitions = new Definitions();
    private final Map<Class<?>, TypeModel> structures;
    private Set<ResolvedType> open = new HashSet<>();
    private int depth;
    private final Map<Class<?>, TypeModel> dynamic = new ConcurrentHashMap<>();

    TypeModels(Json json, ConstraintSource constraints, HandWritten written, boolean isInput) {
        this.json = json;
        this.isInput = isInput;
        this.written = written;
        forms = new SaidForms(json, this, written);
        properties = new PropertyFactory(json, constraints, this);
        containers = new Containers(json, this);
        variants = new Variants(json, this);
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

    Definitions definitions() {
        return definitions;
    }

    /**
     * The model of a type at one place.
     *
     * @throws NoSchemaException if there is none
     * @throws MisdeclaredException if what is written on it or on a member does not fit
     */
    synchronized TypeModel of(TypeUse use) {
        OptionalKind kind = OptionalKind.of(use.raw());
        if (use.isMarkedNullable() && use.constraints().notNull()) {
            throw new MisdeclaredException(
                    ProblemCode.BAD_CONSTRAINT,
                    "is marked as nullable, but has a constraint that forbids null. Remove one of the two.");
        }
        if (kind == OptionalKind.OBJECT) {
            return new NullableModel(of(use.held()), kind, use.isMarkedNullable());
        }
        Class<?> primitive = OptionalKind.PRIMITIVE.get(use.raw());
        TypeUse bare = primitive == null ? use : use.as(types.resolve(primitive));
        TypeModel model = constrained(unmarked(bare), use);
        if (use.isMarkedNullable() && use.raw().isPrimitive()) {
            throw new NoSchemaException(
                    "which is marked as nullable, but a primitive is never null");
        }
        return kind != OptionalKind.BARE || use.isMarkedNullable()
                ? new NullableModel(model, kind, false)
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
        Optional<TypeModel> said = forms.of(use);
        if (said.isPresent()) {
            return said.get();
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
        Optional<TypeModel> known = definitions.known(use.type());
        if (known.isPresent()) {
            return known.get();
        }
        if (depth == MAX_DEPTH || !open.add(use.type())) {
            throw new NoSchemaException("which holds itself without end");
        }
        depth++;
        try {
            return containers.of(use).orElseGet(() -> object(use));
        } finally {
            depth--;
            open.remove(use.type());
        }
    }

    private TypeModel object(TypeUse use) {
        Class<?> raw = use.raw();
        if (raw.getName().startsWith("java.") || raw.getName().startsWith("jakarta.")) {
            throw new NoSchemaException("which is a type of the platform without a JSON form");
        }
        Set<ResolvedType> outer = open;
        open = new HashSet<>();
        try {
            return definitions.make(
                    use.type(), () -> incomplete(use), model -> complete(model, use));
        } finally {
            open = outer;
        }
    }

    private TypeModel incomplete(TypeUse use) {
        Optional<VariantModel> several = variants.of(use);
        return several.isPresent()
                ? several.get()
                : new ObjectModel(use.type(), use.raw().getSimpleName());
    }

    /** The class itself, where its name would stand for its subclasses as well. */
    TypeModel plain(TypeUse use) {
        ObjectModel model = new ObjectModel(List.of(use.type()), use.raw().getSimpleName());
        complete(model, use);
        return model;
    }

    private void complete(TypeModel model, TypeUse use) {
        if (model instanceof ObjectModel object) {
            object.complete(properties.shape(use));
        } else {
            variants.complete((VariantModel) model, use);
        }
    }
}
