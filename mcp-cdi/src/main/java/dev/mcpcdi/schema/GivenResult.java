package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * The result of a method with a schema for it.
 *
 * @param json makes the object that holds what is none
 * @param given the schema
 * @param model the type
 */
record GivenResult(Json json, GivenSchema given, TypeModel model) implements ResultModel {

    @Override
    public Optional<JsonObject> schema() {
        return Optional.of(given.listed());
    }

    @Override
    public Written write(Object value) {
        JsonValue written = Values.write(model, value, Writing.root());
        JsonObject content =
                written instanceof JsonObject object
                        ? object
                        : json.object().add(Result.MEMBER, written).build();
        Reading check = Reading.root();
        given.check(content, check);
        if (check.failures() > 0) {
            throw Writing.root()
                    .fail("breaks the outputSchema: " + check.violations().get(0).brief());
        }
        return new Written(written, Optional.of(content));
    }
}
