package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import java.util.Optional;

/** The result of a method without structured content. */
record TextResult(TypeModel model) implements ResultModel {

    @Override
    public Optional<JsonObject> schema() {
        return Optional.empty();
    }

    @Override
    public Written write(Object value) {
        return new Written(Values.write(model, value, Writing.root()), Optional.empty());
    }
}
