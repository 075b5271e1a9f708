package dev.mcpcdi.schema;

import dev.harrel.jsonschema.FormatEvaluatorFactory;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.JakartaJsonNode;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.net.URI;

/**
 * A schema as a client reads it, by an implementation of JSON Schema 2020-12 that is not ours;
 * {@code format} is asserted.
 */
final class Draft2020 {

    private final Validator validator =
            new ValidatorFactory()
                    .withJsonNodeFactory(new JakartaJsonNode.Factory())
                    .withEvaluatorFactory(new FormatEvaluatorFactory())
                    .createValidator();
    private final URI schema;

    /** Fails if the schema breaks the metaschema. */
    Draft2020(JsonObject schema) {
        this.schema = validator.registerSchema(schema);
    }

    boolean allows(JsonValue value) {
        return validator.validate(schema, value).isValid();
    }
}
