package dev.mcpcdi.schema;

import com.fasterxml.classmate.ResolvedType;
import dev.mcpcdi.ToolArg;
import dev.mcpcdi.problem.ProblemCode;
import jakarta.json.JsonValue;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Makes properties of members and arguments. */
final class PropertyFactory {

    private final Json json;
    private final ConstraintSource constraints;
    private final TypeModels models;
    private final UnaryOperator<TypeModel> purpose;

    PropertyFactory(Json json, ConstraintSource constraints, TypeModels models) {
        this(json, constraints, models, UnaryOperator.identity());
    }

    /**
     * A factory for one purpose.
     *
     * @param purpose the model of a property where it differs from that of its type
     */
    PropertyFactory(
            Json json,
            ConstraintSource constraints,
            TypeModels models,
            UnaryOperator<TypeModel> purpose) {
        this.json = json;
        this.constraints = constraints;
        this.models = models;
        this.purpose = purpose;
    }

    /** The members of a class that become properties, in their order. */
    List<Member> members(Class<?> type) {
        return Members.of(type, models.isInput()).stream().filter(this::isUsable).toList();
    }

    ObjectModel.Shape shape(TypeUse use) {
        Class<?> raw = use.raw();
        List<Member> usable = members(raw);
        if (usable.isEmpty()) {
            throw new NoSchemaException(
                    models.isInput()
                            ? "which has no component, setter or public field to fill"
                            : "which has no component, getter or public field to read");
        }
        List<Property> properties = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Member member : usable) {
            Property property = of(use, member);
            if (!names.add(property.name())) {
                throw new MisdeclaredException(
                        ProblemCode.DUPLICATE_MEMBER,
                        "has two members named \"%s\". Rename one with @ToolArg(name = ...)."
                                .formatted(property.name()));
            }
            properties.add(property);
        }
        return shape(raw, usable, properties);
    }

    private ObjectModel.Shape shape(Class<?> raw, List<Member> members, List<Property> properties) {
        Properties all = new Properties(json, properties);
        List<String> names = members.stream().map(Member::name).toList();
        if (models.isInput()) {
            return new ObjectModel.Shape(all, List.of(), Makers.of(raw, members), names);
        }
        List<MethodHandle> getters = members.stream().map(m -> m.access().getter()).toList();
        return new ObjectModel.Shape(all, getters, null, names);
    }

    private boolean isUsable(Member member) {
        Member.Access access = member.access();
        return models.isInput()
                ? access.setter() != null || access.declaring().isRecord()
                : access.getter() != null;
    }

    private Property of(TypeUse holder, Member member) {
        TypeUse use = use(holder, member);
        try {
            return of(member.name(), use);
        } catch (NoSchemaException e) {
            throw e.in(member.name(), use.raw());
        } catch (MisdeclaredException e) {
            throw e.in(member.name());
        }
    }

    /**
     * The type of a member where it stands.
     *
     * @throws MisdeclaredException if its constraints cannot be read
     */
    TypeUse use(TypeUse holder, Member member) {
        Member.Access access = member.access();
        ResolvedType type = models.types().member(holder.type(), access.declaring(), member.type());
        try {
            Constraints own = constraints.member(holder.raw(), member.name());
            return new TypeUse(type, member.use(), member.annotations(), own);
        } catch (MisdeclaredException e) {
            throw e.in(member.name());
        }
    }

    /**
     * Makes a property.
     *
     * @throws NoSchemaException if its type has no schema
     * @throws MisdeclaredException if what is written on it does not fit
     */
    Property of(String javaName, TypeUse use) {
        if (!constraints.isPresent() && use.isConstrained()) {
            throw new MisdeclaredException(
                    ProblemCode.NO_VALIDATION_PROVIDER,
                    "has a constraint, but there is no Bean Validation provider to read it."
                            + " Add org.hibernate.validator:hibernate-validator and"
                            + " org.glassfish.expressly:expressly.");
        }
        TypeModel model = purpose.apply(GivenModel.at(use, models));
        Optional<JsonValue> defaultValue =
                models.isInput() ? defaultValue(javaName, model, use) : Optional.empty();
        return new Property(
                name(javaName, use),
                words(javaName, use),
                model,
                defaultValue,
                models.isInput()
                        ? isDemanded(GivenModel.own(model), use, defaultValue.isPresent())
                        : use.raw().isPrimitive() || use.constraints().notNull());
    }

    private Optional<JsonValue> defaultValue(String javaName, TypeModel model, TypeUse use) {
        Optional<String> given =
                use.annotation(ToolArg.class)
                        .map(ToolArg::defaultValue)
                        .filter(text -> !text.equals(ToolArg.NO_DEFAULT));
        return given.map(text -> defaultValue(javaName, model, text));
    }

    /** A type may stand in itself, so that it is not known yet what it takes. */
    private JsonValue defaultValue(String javaName, TypeModel model, String text) {
        JsonValue value = Defaults.convert(json, model, text);
        models.definitions().whenComplete(javaName, () -> Defaults.check(model, value, text));
        return value;
    }

    private static boolean isDemanded(TypeModel model, TypeUse use, boolean hasDefault) {
        boolean required = use.annotation(ToolArg.class).map(ToolArg::required).orElse(true);
        if (!required && !hasDefault && use.raw().isPrimitive()) {
            throw new MisdeclaredException(
                    ProblemCode.BAD_DEFAULT,
                    "is not required but has no default, and the primitive "
                            + use.raw()
                            + " cannot be null. Give it a defaultValue or use the wrapper type.");
        }
        return required && !hasDefault && !(model instanceof NullableModel);
    }

    private static String name(String javaName, TypeUse use) {
        return use.annotation(ToolArg.class)
                .map(ToolArg::name)
                .filter(name -> !name.isEmpty())
                .or(() -> JsonbAnnotations.property(use))
                .filter(name -> !name.isEmpty())
                .orElse(javaName);
    }

    private static Property.Words words(String javaName, TypeUse use) {
        Optional<ToolArg> arg = use.annotation(ToolArg.class);
        Optional<String> title = arg.map(ToolArg::title).filter(text -> !text.isEmpty());
        return new Property.Words(
                title.orElseGet(() -> Titles.of(name(javaName, use))),
                title.isPresent(),
                arg.map(ToolArg::description).filter(text -> !text.isEmpty()),
                arg.map(ToolArg::header).filter(text -> !text.isEmpty()));
    }
}
