package dev.mcpcdi.schema;

import com.fasterxml.classmate.ResolvedType;
import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;

/** Makes the models of results: which types have a schema, and which are wrapped. */
final class Results {

    private static final Logger LOG = System.getLogger(Results.class.getPackageName());

    private static final String NOT_STRUCTURED = "which has no structured form";

    private final Json json;
    private final TypeModels models;
    private final TypeModel any;
    private final GivenResults given;
    private final Unstructured unstructured;

    Results(Json json, TypeModels models, GivenSchemas schemas, ContentBlocks blocks) {
        this.json = json;
        unstructured = new Unstructured(blocks);
        this.models = models;
        any = new AnyModel(models::dynamic);
        given = new GivenResults(json, models, any, schemas);
    }

    ResultModel of(Schemas.ResultSource source, StructuredOutput mode, Problems problems) {
        ResolvedType type = models.types().resolve(source.type());
        TypeUse use = new TypeUse(type, source.use(), List.of(), Constraints.NONE);
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
                    : structured(source, model, use);
        } catch (NoSchemaException e) {
            return withoutSchema(source, mode, problems, use, e.getMessage());
        } catch (MisdeclaredException e) {
            return misdeclared(source, problems, use, e);
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

    private ResultModel structured(Schemas.ResultSource source, TypeModel model, TypeUse use) {
        SchemaWriter writer = new SchemaWriter(json, SchemaWriter.Direction.OUTPUT);
        if (model instanceof ObjectModel object) {
            return whole(model, writer.root(object.inline(writer)));
        }
        JsonObject own = model.schema(writer);
        if (model instanceof MapModel || own.equals(json.type("object"))) {
            String title = source.tool() + "DictOutput";
            return whole(model, writer.root(json.object(own).add("title", title).build()));
        }
        return wrapped(wrapper(model, use), source.tool() + "Output");
    }

    private static ResultModel whole(TypeModel model, JsonObject schema) {
        return new Result(
                schema, value -> (JsonObject) Values.write(model, value, Writing.root()), false);
    }

    private ResultModel wrapped(Property result, String title) {
        SchemaWriter writer = new SchemaWriter(json, SchemaWriter.Direction.OUTPUT);
        JsonObject schema = new Properties(json, List.of(result)).schema(writer, title);
        return new Result(writer.root(schema), value -> wrap(result, value), true);
    }

    private JsonObject wrap(Property result, Object value) {
        JsonObjectBuilder object = json.object();
        result.write(value, object, Writing.wrapper());
        return object.build();
    }

    /** What is no object becomes the one member of one; null is left out, as of any member. */
    private static Property wrapper(TypeModel model, TypeUse use) {
        return new Property(
                Result.MEMBER,
                new Property.Words("Result", false, Optional.empty(), Optional.empty()),
                model,
                Optional.empty(),
                use.raw().isPrimitive());
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
