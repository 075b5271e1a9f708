package dev.mcpcdi.schema;

import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.spi.SchemaContributor;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The types whose form in JSON the application gives. */
final class Contributions {

    private final ByType<TypeModel> models;

    private Contributions(Map<Class<?>, TypeModel> models) {
        this.models = new ByType<>(models);
    }

    /**
     * Makes their models.
     *
     * @param isFixed whether a type has a form that no application changes
     */
    static Contributions of(
            Map<Class<?>, OwnForm> forms,
            GivenSchemas schemas,
            Predicate<Class<?>> isFixed,
            Problems problems) {
        Map<Class<?>, TypeModel> models = new HashMap<>();
        forms.forEach(
                (type, form) -> {
                    if (isFixed.test(type)) {
                        problems.add(
                                ProblemCode.BAD_CONTRIBUTOR,
                                Origin.of(form.bean()),
                                "%s gives the schema of %s, which has one that is the same everywhere. Give that of a class of your own that holds it."
                                        .formatted(name(form), type.getSimpleName()));
                    } else {
                        models.put(type, model(type, form, schemas, problems));
                    }
                });
        return new Contributions(models);
    }

    @SuppressWarnings("unchecked") // the container matched the type argument
    private static TypeModel model(
            Class<?> type, OwnForm form, GivenSchemas schemas, Problems problems) {
        SchemaContributor<Object> own = (SchemaContributor<Object>) form.contributor();
        try {
            return new ContributedModel(type, schemas.part(own.schema()), own);
        } catch (MisdeclaredException e) {
            problems.add(
                    e.code(),
                    Origin.of(form.bean()),
                    "The schema that %s gives of %s %s"
                            .formatted(name(form), type.getSimpleName(), e.getMessage()));
            // One mistake is enough: the type does have a form.
            return new ContributedModel(type, schemas.part("{}"), own);
        }
    }

    private static String name(OwnForm form) {
        return form.bean().getSimpleName();
    }

    /** The model of a type that is read: exactly of this one. */
    Optional<TypeModel> read(Class<?> type) {
        return models.exact(type);
    }

    /** The model of a type that is written: its own, or that of what it is one of. */
    Optional<TypeModel> written(Class<?> type) {
        return models.nearest(type);
    }
}
