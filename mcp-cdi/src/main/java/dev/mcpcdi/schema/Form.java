package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import java.util.Map;

/**
 * A form that can be asked.
 *
 * @param title what the answer is called in an error
 * @param names the name on the wire of each member
 */
record Form(
        String title,
        JsonObject schema,
        ObjectModel model,
        Map<String, String> names,
        ConstraintSource constraints)
        implements FormModel {

    @Override
    public Object read(JsonObject content) {
        Reading reading = Reading.root();
        Object made = model.read(content, reading);
        if (reading.failures() == 0) {
            check(made, content, reading);
        }
        if (reading.failures() > 0) {
            throw InvalidArgumentsException.of(title, reading.violations());
        }
        return made;
    }

    /**
     * An argument is checked by the container when it calls the method; nobody else checks this.
     */
    private void check(Object made, JsonObject content, Reading reading) {
        for (ConstraintSource.Broken broken : constraints.broken(made)) {
            String name = names.getOrDefault(broken.member(), broken.member());
            Reading place = name.isEmpty() ? reading : reading.at(name);
            place.fail(
                    "value_error",
                    "Value error, " + ValueText.escaped(broken.text()),
                    content.getOrDefault(name, content));
        }
    }
}
