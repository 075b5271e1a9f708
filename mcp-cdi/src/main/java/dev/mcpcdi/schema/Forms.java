package dev.mcpcdi.schema;

import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.SchemaWriter.Direction;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the forms of elicitations: which types a person can be asked for. */
final class Forms {

    private static final String MEMBERS =
            "A form has strings, booleans, numbers, LocalDate, Instant, OffsetDateTime, URI,"
                    + " enums and strings with @Literal, and lists and sets of the last two.";

    private static final String NO_FIELD = "which a form has no field for";

    private final Json json;
    private final ConstraintSource constraints;
    private final TypeModels models;
    private final PropertyFactory properties;

    Forms(Json json, ConstraintSource constraints, TypeModels models) {
        this.json = json;
        this.constraints = constraints;
        this.models = models;
        properties = new PropertyFactory(json, constraints, models, Forms::inForm);
    }

    private static TypeModel inForm(TypeModel model) {
        return model.inForm().orElseThrow(() -> new NoSchemaException(NO_FIELD));
    }

    /** What is wrong inside a type does not matter where the whole type cannot be asked for. */
    private static String reason(TypeUse use, NoSchemaException e) {
        TypeUse value = use.raw() == Optional.class ? use.argument(Optional.class, 0) : use;
        TypeUse one = value;
        if (value.raw().isArray()) {
            one = value.component();
        } else if (Iterable.class.isAssignableFrom(value.raw())) {
            one = value.argument(Iterable.class, 0);
        }
        boolean isField =
                one.raw().isEnum() || one.raw().isPrimitive() || one.literal().isPresent();
        return isField ? e.getMessage() : NO_FIELD;
    }

    FormModel of(FormSource source, Problems problems) {
        TypeUse use =
                new TypeUse(
                        models.types().resolve(source.type()),
                        source.use(),
                        List.of(),
                        Constraints.NONE);
        Reporter reporter = new Reporter(source, Types.name(use.type()), problems);
        List<Member> members = properties.members(use.raw());
        boolean isSound = true;
        for (Member member : members) {
            isSound &= isSound(use, member, reporter);
        }
        return isSound ? form(use, members, reporter) : new NoForm();
    }

    /** Every member is looked at, so that all mistakes are found at once. */
    private boolean isSound(TypeUse holder, Member member, Reporter reporter) {
        try {
            TypeUse use = properties.use(holder, member);
            return isSound(member.name(), use, reporter);
        } catch (MisdeclaredException e) {
            reporter.report(e.code(), "which " + e.getMessage());
            return false;
        }
    }

    private boolean isSound(String member, TypeUse use, Reporter reporter) {
        try {
            properties.of(member, use);
            return true;
        } catch (NoSchemaException e) {
            reporter.noField(member, Types.name(use.type()), reason(use, e));
        } catch (MisdeclaredException e) {
            reporter.report(e.code(), "which " + e.in(member).getMessage());
        }
        return false;
    }

    private FormModel form(TypeUse use, List<Member> members, Reporter reporter) {
        if (members.isEmpty()) {
            reporter.noForm("which has no members to fill in");
            return new NoForm();
        }
        try {
            return form(use, members, properties.shape(use));
        } catch (NoSchemaException e) {
            reporter.noForm(e.getMessage());
        } catch (MisdeclaredException e) {
            reporter.report(e.code(), "which " + e.getMessage());
        }
        return new NoForm();
    }

    private FormModel form(TypeUse use, List<Member> members, ObjectModel.Shape shape) {
        String title = use.raw().getSimpleName();
        ObjectModel model = new ObjectModel(use.type(), title);
        model.complete(shape);
        List<Property> all = shape.properties().all();
        Map<String, String> names = new HashMap<>();
        for (int i = 0; i < all.size(); i++) {
            names.put(members.get(i).name(), all.get(i).name());
        }
        JsonObject schema = shape.properties().schema(new SchemaWriter(json, Direction.FORM));
        return new Form(title, schema, model, Map.copyOf(names), constraints);
    }

    /** Says what is wrong in the words of who asks. */
    private record Reporter(FormSource source, String type, Problems problems) {

        void noField(String member, String memberType, String reason) {
            report(
                    ProblemCode.NO_FORM,
                    "but %s.%s is of the type %s, %s. %s"
                            .formatted(type, member, memberType, reason, MEMBERS));
        }

        void noForm(String reason) {
            report(
                    ProblemCode.NO_FORM,
                    reason + ". Ask for a record, a bean or a class with public fields.");
        }

        void report(ProblemCode code, String rest) {
            problems.add(
                    code,
                    source.origin(),
                    "%s asks for %s, %s".formatted(source.subject(), type, rest));
        }
    }

    /** Stands for a form of a type that has none; the application does not start. */
    private record NoForm() implements FormModel {

        @Override
        public JsonObject schema() {
            return JsonValue.EMPTY_JSON_OBJECT;
        }

        @Override
        public Object read(JsonObject content) {
            throw new IllegalStateException("There is no form of this type.");
        }
    }
}
