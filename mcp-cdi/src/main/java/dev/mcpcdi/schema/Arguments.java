package dev.mcpcdi.schema;

import jakarta.json.JsonObject;

/** The arguments of one method. */
record Arguments(String title, Properties properties, JsonObject schema) implements ArgumentsModel {

    @Override
    public Object[] bind(JsonObject arguments) {
        Reading reading = Reading.root();
        Object[] values = properties.read(arguments, reading);
        if (reading.failures() > 0) {
            throw InvalidArgumentsException.of(title, reading.violations());
        }
        return values;
    }
}
