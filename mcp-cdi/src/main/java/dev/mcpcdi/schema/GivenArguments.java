package dev.mcpcdi.schema;

import dev.mcpcdi.ToolArg;
import dev.mcpcdi.problem.ProblemCode;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * The arguments of a method with a schema for all of them.
 *
 * @param title what they are called in errors
 * @param given the schema
 * @param properties make the Java values
 * @param refusals says what the container refuses
 */
record GivenArguments(String title, GivenSchema given, Properties properties, Refusals refusals)
        implements ArgumentsModel {

    /**
     * An argument as the schema has it, which says whether it must be there and what stands for it.
     *
     * @throws MisdeclaredException if the two disagree
     */
    static Property fit(Property property, TypeUse use, JsonObject schema) {
        String name = property.name();
        if (use.annotation(ToolArg.class).filter(GivenArguments::saysMore).isPresent()) {
            throw misfit(
                    "has a schema or a header of its own, but the inputSchema of the tool is what is listed. Write it there.");
        }
        if (!(schema.get("properties") instanceof JsonObject members)
                || !members.containsKey(name)) {
            throw misfit(
                    "is not among the properties of the inputSchema. Add \"%s\" there, or rename the one that is meant."
                            .formatted(name));
        }
        Optional<JsonValue> stand =
                property.defaultValue().or(() -> listedDefault(members.get(name)));
        stand.ifPresent(value -> checkDefault(property, value));
        boolean required = isRequired(schema, name);
        if (!required && stand.isEmpty() && use.raw().isPrimitive()) {
            throw misfit(
                    "is neither required in the inputSchema nor has it a default there, and the primitive %s cannot be null. Use the wrapper type."
                            .formatted(use.raw()));
        }
        return new Property(name, property.words(), property.model(), stand, required);
    }

    private static boolean saysMore(ToolArg arg) {
        return !arg.schema().isEmpty() || !arg.header().isEmpty();
    }

    private static Optional<JsonValue> listedDefault(JsonValue member) {
        return member instanceof JsonObject schema
                ? Optional.ofNullable(schema.get("default"))
                : Optional.empty();
    }

    private static void checkDefault(Property property, JsonValue value) {
        Reading reading = Reading.root();
        property.model().read(value, reading);
        if (reading.failures() > 0) {
            throw new MisdeclaredException(
                    ProblemCode.BAD_DEFAULT,
                    "has the default %s in the inputSchema: %s. Write a value that a client could send."
                            .formatted(value, reading.violations().get(0).text()));
        }
    }

    private static boolean isRequired(JsonObject schema, String name) {
        return schema.get("required") instanceof JsonArray names
                && names.stream().anyMatch(one -> ((JsonString) one).getString().equals(name));
    }

    private static MisdeclaredException misfit(String reason) {
        return new MisdeclaredException(ProblemCode.SCHEMA_MISFIT, reason);
    }

    @Override
    public JsonObject schema() {
        return given.listed();
    }

    @Override
    public Object[] bind(JsonObject arguments) {
        Reading asSent = Reading.root();
        given.check(arguments, asSent);
        return asSent.failures() == 0 ? read(arguments) : read(checked(normalised(arguments)));
    }

    @Override
    public Optional<InvalidArgumentsException> refusal(Throwable thrown, JsonObject arguments) {
        return refusals.of(thrown, title, properties, arguments);
    }

    private Object[] read(JsonObject arguments) {
        Reading reading = Reading.root();
        Object[] values = properties.read(arguments, reading);
        refuse(reading);
        return values;
    }

    private JsonObject checked(JsonObject arguments) {
        Reading reading = Reading.root();
        given.check(arguments, reading);
        refuse(reading);
        return arguments;
    }

    private void refuse(Reading reading) {
        if (reading.failures() > 0) {
            throw InvalidArgumentsException.of(title, reading.violations());
        }
    }

    private JsonObject normalised(JsonObject arguments) {
        JsonObjectBuilder normal = properties.json().object(arguments);
        for (Property property : properties.all()) {
            JsonValue value = arguments.get(property.name());
            if (value != null) {
                TypeModel model = property.model();
                JsonValue meant = Values.unpack(properties.json(), model, value);
                normal.add(property.name(), model.normalise(meant));
            }
        }
        return normal.build();
    }
}
