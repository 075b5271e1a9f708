package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import java.util.Optional;

/** The arguments of one method. */
record Arguments(String title, Properties properties, JsonObject schema, Refusals refusals)
        implements ArgumentsModel {

    @Override
    public Object[] bind(JsonObject arguments) {
        Reading reading = Reading.root();
        Object[] values = properties.read(arguments, reading);
        if (reading.failures() > 0) {
            throw InvalidArgumentsException.of(title, reading.violations());
        }
        return values;
    }

    @Override
    public Optional<InvalidArgumentsException> refusal(Throwable thrown, JsonObject arguments) {
        return refusals.of(thrown, title, properties, arguments);
    }
}
