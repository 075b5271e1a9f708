package dev.mcpcdi.schema;

import com.fasterxml.classmate.ResolvedType;
import dev.mcpcdi.problem.ProblemCode;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.bind.adapter.JsonbAdapter;
import java.lang.reflect.InvocationTargetException;
import java.util.List;

/**
 * A type with an adapter of JSON-B: what the adapter makes of it is listed, read and written.
 *
 * @param inner the model of what it is adapted to
 * @param adapter an instance of the application's class, for any thread
 */
record AdaptedModel(TypeModel inner, JsonbAdapter<Object, Object> adapter) implements TypeModel {

    /** A model with an adapter of a class. */
    static AdaptedModel of(Class<?> type, TypeModels models) {
        List<ResolvedType> sides =
                models.types().resolve(type).typeParametersFor(JsonbAdapter.class);
        TypeModel inner = models.of(TypeUse.of(sides.get(1)));
        return new AdaptedModel(inner, instance(type));
    }

    @SuppressWarnings("unchecked") // its sides were looked at
    private static JsonbAdapter<Object, Object> instance(Class<?> type) {
        try {
            var constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return (JsonbAdapter<Object, Object>) constructor.newInstance();
        } catch (InvocationTargetException e) {
            throw unusable(type, "fails when it is made");
        } catch (ReflectiveOperationException e) {
            throw unusable(type, "cannot be made without parameters");
        }
    }

    private static MisdeclaredException unusable(Class<?> type, String reason) {
        return new MisdeclaredException(
                ProblemCode.BAD_ADAPTER,
                "has the adapter %s, which %s. Give it a constructor that can be called without parameters."
                        .formatted(type.getSimpleName(), reason));
    }

    @Override
    public JsonObject schema(SchemaWriter writer) {
        return inner.schema(writer);
    }

    @Override
    public JsonValue normalise(JsonValue value) {
        return inner.normalise(value);
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        int before = reading.failures();
        Object read = inner.read(value, reading);
        return reading.failures() > before
                ? null
                : Made.of(() -> adapter.adaptFromJson(read), value, reading);
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        Object adapted;
        try {
            adapted = adapter.adaptToJson(value);
        } catch (Exception e) {
            UnwritableResultException failure = writing.fail("cannot be adapted");
            failure.initCause(e);
            throw failure;
        }
        return Values.write(inner, adapted, writing);
    }

    @Override
    public boolean allowsText() {
        return inner.allowsText();
    }

    @Override
    public boolean allowsAnything() {
        return inner.allowsAnything();
    }

    @Override
    public boolean allowsNull() {
        return inner.allowsNull();
    }
}
