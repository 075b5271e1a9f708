package dev.mcpcdi.schema;

import dev.mcpcdi.Content;
import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolReply;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.schema.Schemas.ResultSource;
import java.util.Optional;

/** Makes the models of results that a schema is written for. */
final class GivenResults {

    private final Json json;
    private final TypeModels models;
    private final TypeModel any;
    private final GivenSchemas schemas;

    GivenResults(Json json, TypeModels models, TypeModel any, GivenSchemas schemas) {
        this.json = json;
        this.models = models;
        this.any = any;
        this.schemas = schemas;
    }

    /**
     * The model; empty if there is a mistake.
     *
     * @throws MisdeclaredException if the mistake is in the type
     */
    Optional<ResultModel> of(
            ResultSource source, StructuredOutput mode, TypeUse use, Problems problems) {
        GivenSchema given;
        try {
            given = given(source, mode, use.raw());
        } catch (MisdeclaredException e) {
            problems.add(
                    e.code(),
                    source.origin(),
                    "The outputSchema of %s %s".formatted(Results.subject(source), e.getMessage()));
            return Optional.empty();
        }
        try {
            return Optional.of(new GivenResult(json, given, type(use)));
        } catch (NoSchemaException e) {
            problems.add(
                    ProblemCode.NO_SCHEMA,
                    source.origin(),
                    "%s returns %s, %s. Return a record, a bean or another type that has a JSON form."
                            .formatted(
                                    Results.subject(source),
                                    use.raw().getSimpleName(),
                                    e.getMessage()));
            return Optional.empty();
        }
    }

    private TypeModel type(TypeUse use) {
        return ToolReply.class.isAssignableFrom(use.raw()) ? any : models.of(use);
    }

    private GivenSchema given(ResultSource source, StructuredOutput mode, Class<?> raw) {
        GivenSchema given = schemas.whole(source.outputSchema().orElseThrow());
        if (mode == StructuredOutput.OFF) {
            throw misfit("is not listed, since structuredOutput is OFF. Leave out one of the two.");
        }
        if (raw == void.class || raw == Void.class || Content.class.isAssignableFrom(raw)) {
            throw misfit(
                    "says what no result has, since the method returns %s. Return a value, or a ToolResult with structured content."
                            .formatted(raw.getSimpleName()));
        }
        return given;
    }

    private static MisdeclaredException misfit(String reason) {
        return new MisdeclaredException(ProblemCode.SCHEMA_MISFIT, reason);
    }
}
