package dev.mcpcdi.schema;

import dev.mcpcdi.ToolException;
import dev.mcpcdi.spi.SchemaContributor;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;

/**
 * A type whose form in JSON the application gives.
 *
 * @param type the type
 * @param given its schema
 * @param form makes and writes its values
 */
record ContributedModel(Class<?> type, GivenSchema given, SchemaContributor<Object> form)
        implements TypeModel {

    /** Only a schema with a name of its own can stand apart: its references belong to it. */
    @Override
    public JsonObject schema(SchemaWriter writer) {
        return given.listed().containsKey("$id")
                ? writer.reference(type, type.getSimpleName(), given::listed)
                : given.listed();
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        int before = reading.failures();
        given.check(value, reading);
        if (reading.failures() > before) {
            return null;
        }
        try {
            return form.read(value);
        } catch (ToolException e) {
            return reading.fail(
                    "value_error", "Value error, " + ValueText.escaped(e.getMessage()), value);
        } catch (RuntimeException e) {
            // Its message is for developers and may say more than a client should learn.
            return reading.fail("value_error", "Value error, this is not a valid value", value);
        }
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        JsonValue written = form.write(value);
        if (written == null) {
            throw writing.fail("has no form in JSON");
        }
        Reading check = Reading.root();
        given.check(written, check);
        if (check.failures() > 0) {
            throw writing.fail("breaks its schema: " + check.violations().get(0).brief());
        }
        return written;
    }

    @Override
    public boolean allowsText() {
        return given.allowsText();
    }

    @Override
    public boolean allowsNull() {
        return false;
    }
}
