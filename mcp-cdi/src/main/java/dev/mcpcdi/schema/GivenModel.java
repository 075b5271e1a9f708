package dev.mcpcdi.schema;

import dev.mcpcdi.ToolArg;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * A type with a schema that stands on the argument or member, which is listed and checked instead
 * of its own.
 *
 * @param given the schema
 * @param inner makes the Java value
 */
record GivenModel(GivenSchema given, TypeModel inner) implements TypeModel {

    /**
     * The model of a type at a place where a schema may stand, which is listed and checked instead.
     *
     * @throws NoSchemaException if the type has no model
     * @throws MisdeclaredException if the schema is none, or what is written there does not fit
     */
    static TypeModel at(TypeUse use, TypeModels models) {
        TypeModel model = models.of(use);
        Optional<String> schema =
                use.annotation(ToolArg.class).map(ToolArg::schema).filter(text -> !text.isEmpty());
        if (schema.isEmpty()) {
            return model;
        }
        try {
            return new GivenModel(models.schemas().part(schema.get()), model);
        } catch (MisdeclaredException e) {
            throw new MisdeclaredException(e.code(), "has a schema that " + e.getMessage());
        }
    }

    /** The model of the type itself. */
    static TypeModel own(TypeModel model) {
        return model instanceof GivenModel with ? with.inner : model;
    }

    @Override
    public JsonObject schema(SchemaWriter writer) {
        return given.listed();
    }

    /** What the schema allows is meant as it is. */
    @Override
    public JsonValue normalise(JsonValue value) {
        JsonValue meant = inner.normalise(value);
        return meant == value || given.allows(value) ? value : meant;
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        int before = reading.failures();
        given.check(value, reading);
        return reading.failures() > before ? null : Values.read(inner, value, reading);
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        JsonValue written = inner.write(value, writing);
        Reading check = Reading.root();
        given.check(written, check);
        if (check.failures() > 0) {
            throw writing.fail("breaks its schema: " + check.violations().get(0).brief());
        }
        return written;
    }

    @Override
    public boolean allowsText() {
        return inner.allowsText() && given.allowsText();
    }

    @Override
    public boolean allowsAnything() {
        return inner.allowsAnything();
    }

    @Override
    public boolean allowsNull() {
        return inner.allowsNull();
    }

    @Override
    public Object absent() {
        return inner.absent();
    }
}
