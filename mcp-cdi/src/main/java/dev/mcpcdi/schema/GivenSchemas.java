package dev.mcpcdi.schema;

import dev.harrel.jsonschema.SpecificationVersion;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.JakartaJsonNode;
import dev.mcpcdi.problem.ProblemCode;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.stream.JsonParsingException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Reads the schemas that developers write, and checks them against JSON Schema 2020-12. For one
 * thread.
 */
final class GivenSchemas {

    private static final String DIALECT = SpecificationVersion.DRAFT2020_12.getId();
    private static final int MAX_SHOWN = 3;

    private final Json json;

    /** Made for the first schema: most applications write none. */
    private GivenSchema metaschema;

    GivenSchemas(Json json) {
        this.json = json;
    }

    /**
     * The schema of all arguments or of a result, which is listed by itself.
     *
     * @throws MisdeclaredException if it is none
     */
    GivenSchema whole(String text) {
        GivenSchema schema = schema(text, false);
        if (!schema.listed().containsKey("type")
                || !schema.listed().get("type").equals(json.string("object"))) {
            throw bad("does not say \"type\": \"object\", as MCP demands. Add it.");
        }
        return schema;
    }

    /**
     * The schema of one value, which is listed inside another.
     *
     * @throws MisdeclaredException if it is none
     */
    GivenSchema part(String text) {
        return schema(text, true);
    }

    private GivenSchema schema(String text, boolean isPart) {
        if (!(parse(text) instanceof JsonObject object)) {
            throw bad("is not a JSON object. Write one.");
        }
        checkRules(object);
        List<Subschema> all = Subschema.all(object);
        all.forEach(GivenSchemas::checkDialect);
        new References(all).check(isPart);
        GivenSchema schema = prepared(object);
        checkEnd(schema);
        return schema;
    }

    private JsonValue parse(String text) {
        try {
            return json.parseExactly(text);
        } catch (JsonParsingException e) {
            throw bad(
                    "is not JSON: it breaks off or goes wrong in line %d, column %d. Correct it."
                            .formatted(
                                    e.getLocation().getLineNumber(),
                                    e.getLocation().getColumnNumber()));
        } catch (RuntimeException | StackOverflowError e) {
            throw bad("is not JSON that can be read. Correct it.");
        }
    }

    private void checkRules(JsonObject schema) {
        Reading reading = Reading.root();
        metaschema().check(schema, reading);
        if (reading.failures() > 0) {
            String broken =
                    reading.violations().stream()
                            .limit(MAX_SHOWN)
                            .map(Violation::brief)
                            .collect(Collectors.joining("; "));
            throw bad(
                    "breaks the rules of JSON Schema 2020-12 (%s). Correct it.".formatted(broken));
        }
    }

    private static void checkDialect(Subschema schema) {
        String dialect = schema.text("$schema");
        if (!dialect.isEmpty() && !dialect.equals(DIALECT)) {
            throw bad(
                    "says that it is of \"%s\", but schemas are read as JSON Schema 2020-12. Leave out \"$schema\", or write \"%s\"."
                            .formatted(dialect, DIALECT));
        }
    }

    private static void checkEnd(GivenSchema schema) {
        try {
            schema.validator().validate(schema.uri(), JsonValue.EMPTY_JSON_OBJECT);
        } catch (StackOverflowError e) {
            throw bad("refers to itself without end. Let it refer to itself for members only.");
        }
    }

    private GivenSchema metaschema() {
        if (metaschema == null) {
            metaschema = prepared((JsonObject) json.parseExactly(metaschemaText()));
        }
        return metaschema;
    }

    private static String metaschemaText() {
        String path = SpecificationVersion.DRAFT2020_12.getResourcePath();
        try (InputStream text = SpecificationVersion.class.getResourceAsStream(path)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException("The metaschema cannot be read.", e);
        }
    }

    /** Each has a validator of its own, so that no two share the names in them. */
    private GivenSchema prepared(JsonObject schema) {
        Validator validator =
                new ValidatorFactory()
                        .withJsonNodeFactory(new JakartaJsonNode.Factory(json.parsers()))
                        .withEvaluatorFactory(new Formats())
                        .withDisabledSchemaValidation(true)
                        .createValidator();
        URI uri = validator.registerSchema(schema);
        return new GivenSchema(schema, validator, uri);
    }

    static MisdeclaredException bad(String reason) {
        return new MisdeclaredException(ProblemCode.BAD_SCHEMA, reason);
    }
}
