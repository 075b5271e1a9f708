package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The keys of a map, which are names in JSON.
 *
 * @param model the model of the key's type
 * @param digits the form of a whole number; empty for a key that is a text itself
 */
record Names(Json json, TypeModel model, Optional<Pattern> digits) {

    /** As many digits as the greatest number of the type has; the model knows the number. */
    private static final Map<Class<?>, Integer> DIGITS =
            Map.of(
                    Byte.class, 3,
                    Short.class, 5,
                    Integer.class, 10,
                    Long.class, 19,
                    BigInteger.class, 1000);

    static Optional<Names> of(Json json, Class<?> type, TypeModel model) {
        if (DIGITS.containsKey(type)) {
            int more = DIGITS.get(type) - 1;
            Pattern form = Pattern.compile("^(?:0|-?[1-9][0-9]{0," + more + "})$");
            return Optional.of(new Names(json, model, Optional.of(form)));
        }
        return model.allowsText() && !model.allowsAnything()
                ? Optional.of(new Names(json, model, Optional.empty()))
                : Optional.empty();
    }

    /** Keys whose type is known only when they are there; never read. */
    static Names any(Json json, TypeModels models) {
        return new Names(json, new AnyModel(models::dynamic), Optional.empty());
    }

    /** What a name must be; empty for any. */
    Optional<JsonObject> schema(SchemaWriter writer) {
        if (digits.isPresent()) {
            return Optional.of(json.object().add("pattern", digits.get().pattern()).build());
        }
        JsonObject names = model.schema(writer);
        return names.isEmpty() || names.equals(json.type("string"))
                ? Optional.empty()
                : Optional.of(names);
    }

    /** The key of a name; null if it is noted that there is none. */
    Object read(String name, Reading reading) {
        if (digits.isEmpty()) {
            return model.read(json.string(name), reading);
        }
        return digits.get().matcher(name).matches()
                ? model.read(json.number(new BigInteger(name)), reading)
                : reading.fail(
                        "int_parsing",
                        "Input should be a valid integer, unable to parse string as an integer",
                        json.string(name));
    }

    String write(Object key, Writing writing) {
        if (key == null) {
            throw writing.fail("has a key that is null");
        }
        JsonValue name = model.write(key, writing);
        return switch (name.getValueType()) {
            case STRING -> ((JsonString) name).getString();
            case NUMBER, TRUE, FALSE -> name.toString();
            default -> throw writing.fail("has a key that is no string");
        };
    }
}
