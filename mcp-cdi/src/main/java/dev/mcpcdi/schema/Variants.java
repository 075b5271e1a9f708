package dev.mcpcdi.schema;

import dev.mcpcdi.problem.ProblemCode;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes the models of types that stand for several classes. */
final class Variants {

    private final Json json;
    private final TypeModels models;

    Variants(Json json, TypeModels models) {
        this.json = json;
        this.models = models;
    }

    /**
     * An incomplete model; empty for a type that stands for itself.
     *
     * @throws NoSchemaException if a type is sealed and nothing tells its classes apart
     */
    Optional<VariantModel> of(TypeUse use) {
        Class<?> raw = use.raw();
        Optional<Subtypes> subtypes = JsonbAnnotations.typeInfo(raw).map(Subtypes::of);
        Optional<String> tag = subtypes.map(Subtypes::tag);
        boolean isSealed = raw.isSealed() && tag.isEmpty();
        if (isSealed && models.isInput()) {
            throw new NoSchemaException(
                    "which is sealed, but nothing in JSON tells its classes apart: name them with @JsonbTypeInfo");
        }
        return isSealed || tag.isPresent()
                ? Optional.of(new VariantModel(json, use.type(), raw.getSimpleName(), tag))
                : Optional.empty();
    }

    void complete(VariantModel model, TypeUse use) {
        Class<?> raw = use.raw();
        Optional<Subtypes> subtypes = JsonbAnnotations.typeInfo(raw).map(Subtypes::of);
        Map<String, Class<?>> types = subtypes.map(Subtypes::classes).orElseGet(() -> sealed(raw));
        if (types.isEmpty()) {
            throw new NoSchemaException("whose @JsonbTypeInfo lists no class");
        }
        List<VariantModel.Variant> all = new ArrayList<>();
        types.forEach((alias, type) -> all.add(variant(alias, type, use)));
        subtypes.ifPresent(told -> all.forEach(one -> requireFree(told.tag(), one)));
        model.complete(all);
    }

    private static Map<String, Class<?>> sealed(Class<?> type) {
        Map<String, Class<?>> classes = new LinkedHashMap<>();
        permitted(type).forEach(each -> classes.putIfAbsent(each.getName(), each));
        return classes;
    }

    /** The classes that objects of a sealed type can have. */
    private static Stream<Class<?>> permitted(Class<?> type) {
        Stream<Class<?>> below =
                type.isSealed()
                        ? Stream.of(type.getPermittedSubclasses()).flatMap(Variants::permitted)
                        : Stream.empty();
        boolean isMade = !Modifier.isAbstract(type.getModifiers());
        return isMade || !type.isSealed() ? Stream.concat(Stream.of(type), below) : below;
    }

    private VariantModel.Variant variant(String alias, Class<?> type, TypeUse holder) {
        TypeUse use = TypeUse.of(models.types().resolve(type));
        TypeModel model = type == holder.raw() ? models.plain(holder) : models.of(use);
        if (!(model instanceof ObjectModel || model instanceof VariantModel)) {
            throw new NoSchemaException(
                    "whose class %s has no members to tell".formatted(type.getSimpleName()));
        }
        return new VariantModel.Variant(alias, type, model);
    }

    private static void requireFree(String tag, VariantModel.Variant variant) {
        if (variant.model() instanceof ObjectModel object && object.has(tag)) {
            throw new MisdeclaredException(
                    ProblemCode.DUPLICATE_MEMBER,
                    "has the class %s with a member \"%s\", as the tag of @JsonbTypeInfo. Rename one."
                            .formatted(variant.type().getSimpleName(), tag));
        }
    }
}
