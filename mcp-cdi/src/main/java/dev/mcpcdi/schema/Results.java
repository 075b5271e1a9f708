package dev.mcpcdi.schema;

import com.fasterxml.classmate.ResolvedType;
import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;

/** Makes the models of results: which types have a schema, and which are wrapped. */
final class Results {

    private static final Logger LOG = System.getLogger(Results.class.getPackageName());

    private static final String NOT_STRUCTURED = "which has no structured form";

    private final Json json;
    private final ConstraintSource constraints;
    private final TypeModels models;
    private final TypeModel any;
    private final Structures structures;
    private final GivenResults given;
    private final Unstructured unstructured;

    Results(Json json, ConstraintSource constraints, TypeModels models, Own own) {
        this.json = json;
        this.constraints = constraints;
        structures = new Structures(json);
        this.models = models;
        any = new AnyModel(models::dynamic);
        given = new GivenResults(json, models, any, own.schemas());
        unstructured = new Unstructured(own.blocks());
    }

    /** What the application says of its own results. */
    record Own(GivenSchemas schemas, ContentBlocks blocks) {}

    ResultModel of(Schemas.ResultSource source, StructuredOutput mode, Problems problems) {
        TypeUse bare = use(source, Constraints.NONE);
        try {
            return of(source, mode, use(source, own(source)), problems);
        } catch (MisdeclaredException e) {
            return misdeclared(source, problems, bare, e);
        }
    }

    private TypeUse use(Schemas.ResultSource source, Constraints own) {
        ResolvedType type = models.types().resolve(source.type());
        return new TypeUse(type, source.use(), List.of(), own);
    }

    private Constraints own(Schemas.ResultSource source) {
        return source.method().map(constraints::result).orElse(Constraints.NONE);
    }

    private ResultModel of(
            Schemas.ResultSource source, StructuredOutput mode, TypeUse use, Problems problems) {
        if (source.outputSchema().isPresent()) {
            return given.of(source, mode, use, problems).orElseGet(() -> new TextResult(any));
        }
        if (unstructured.includes(use, mode)) {
            if (mode == StructuredOutput.ON) {
                report(source, problems, ProblemCode.NO_STRUCTURED_OUTPUT, NOT_STRUCTURED, use);
            }
            return new TextResult(any);
        }
        try {
            TypeModel model = models.of(use);
            return mode == StructuredOutput.OFF
                    ? new TextResult(model)
                    : structures.of(source.tool(), model, use);
        } catch (NoSchemaException e) {
            return withoutSchema(source, mode, problems, use, e.getMessage());
        }
    }

    private ResultModel misdeclared(
            Schemas.ResultSource source, Problems problems, TypeUse use, MisdeclaredException e) {
        String type = use.raw().getSimpleName();
        String text = "%s returns %s, which %s".formatted(subject(source), type, e.getMessage());
        problems.add(e.code(), source.origin(), text);
        return new TextResult(any);
    }

    private ResultModel withoutSchema(
            Schemas.ResultSource source,
            StructuredOutput mode,
            Problems problems,
            TypeUse use,
            String reason) {
        if (mode == StructuredOutput.ON) {
            report(source, problems, ProblemCode.NO_STRUCTURED_OUTPUT, reason, use);
        } else if (declaresText(use.raw())) {
            if (mode == StructuredOutput.AUTO) {
                warn(source, use, reason);
            }
            return new TextResult(new TextOf(json));
        } else {
            report(source, problems, ProblemCode.NO_SCHEMA, reason, use);
        }
        return new TextResult(any);
    }

    private static void warn(Schemas.ResultSource source, TypeUse use, String reason) {
        LOG.log(
                Level.WARNING,
                "{0} returns {1}, {2}; the model gets its toString(). {3}",
                subject(source),
                use.raw().getSimpleName(),
                reason,
                source.origin());
    }

    private static boolean declaresText(Class<?> raw) {
        try {
            return raw.getMethod("toString").getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    private static void report(
            Schemas.ResultSource source,
            Problems problems,
            ProblemCode code,
            String reason,
            TypeUse use) {
        problems.add(
                code,
                source.origin(),
                "%s returns %s, %s. Return a record, a bean or another type that has a JSON form%s."
                        .formatted(
                                subject(source),
                                use.raw().getSimpleName(),
                                reason,
                                code == ProblemCode.NO_STRUCTURED_OUTPUT
                                        ? ", or leave out structuredOutput = ON"
                                        : ""));
    }

    static String subject(Schemas.ResultSource source) {
        String name = source.origin().className();
        return name.substring(name.lastIndexOf('.') + 1).replace('$', '.')
                + "."
                + source.origin().member();
    }
}
