package dev.mcpcdi.schema;

import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;

/** The forms of types that do not follow from their members. */
final class SaidForms {

    private final Json json;
    private final TypeModels models;
    private final HandWritten written;
    private final Scalars scalars;

    SaidForms(Json json, TypeModels models, HandWritten written) {
        this.json = json;
        this.models = models;
        this.written = written;
        scalars = new Scalars(json);
    }

    /**
     * The nearest that is said: at the place, then by the application of the type, then by the type
     * itself.
     */
    Optional<TypeModel> of(TypeUse use) {
        Class<?> raw = use.raw();
        return adapted(use.annotations().toList())
                .or(() -> use.literal().map(literal -> ChoiceModel.of(json, literal, raw)))
                .or(() -> dated(use))
                .or(() -> written.form(raw, models.isInput()))
                .or(() -> adapted(List.of(raw.getDeclaredAnnotations())))
                .or(() -> scalars.of(raw));
    }

    private Optional<TypeModel> adapted(List<Annotation> annotations) {
        Optional<Class<?>> adapter = JsonbAnnotations.adapter(annotations);
        if (adapter.isEmpty() && JsonbAnnotations.isCoded(annotations, models.isInput())) {
            throw new NoSchemaException(
                    "which has code of its own for JSON, so that its form is not known: use an adapter of JSON-B instead");
        }
        return adapter.map(type -> AdaptedModel.of(type, models));
    }

    private Optional<TypeModel> dated(TypeUse use) {
        return JsonbAnnotations.dateFormat(use)
                .map(format -> DateFormats.model(json, use.raw(), format));
    }
}
