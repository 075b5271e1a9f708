package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Optional;

/**
 * A record, bean or class with public fields: an object with named members.
 *
 * <p>It is completed after it was made, since a type may hold itself; never after the start.
 */
final class ObjectModel implements TypeModel {

    private final Object key;
    private final String title;
    private Shape shape;

    ObjectModel(Object key, String title) {
        this.key = key;
        this.title = title;
    }

    /**
     * What the members are.
     *
     * @param getters one a property, from the object to the value; empty for input
     * @param maker makes the object of the values; null for output
     * @param names the names of the members in Java, one a property
     */
    record Shape(
            Properties properties, List<MethodHandle> getters, Maker maker, List<String> names) {}

    /** Makes an object of the values of its members. */
    interface Maker {

        /** May throw what the application's constructor throws. */
        Object make(Object[] values) throws Throwable;
    }

    /** The property that a member of Java is. */
    Optional<Property> property(String javaName) {
        int index = shape.names().indexOf(javaName);
        return index < 0 ? Optional.empty() : Optional.of(shape.properties().all().get(index));
    }

    boolean has(String name) {
        return shape.properties().all().stream().anyMatch(one -> one.name().equals(name));
    }

    void complete(Shape members) {
        shape = members;
    }

    @Override
    public JsonObject schema(SchemaWriter writer) {
        return writer.reference(key, title, () -> inline(writer));
    }

    /** The schema itself, for a root. */
    JsonObject inline(SchemaWriter writer) {
        return shape.properties().schema(writer, title);
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        if (!(value instanceof JsonObject object)) {
            return reading.fail("dict_type", "Input should be a valid dictionary", value);
        }
        int before = reading.failures();
        Object[] values = shape.properties().read(object, reading);
        return reading.failures() > before
                ? null
                : Made.of(() -> shape.maker().make(values), value, reading);
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        JsonObjectBuilder object = shape.properties().json().object();
        List<Property> properties = shape.properties().all();
        for (int i = 0; i < properties.size(); i++) {
            properties.get(i).write(get(i, value, properties, writing), object, writing);
        }
        return object.build();
    }

    private Object get(int index, Object holder, List<Property> properties, Writing writing) {
        try {
            return shape.getters().get(index).invokeExact(holder);
        } catch (Error e) {
            throw e;
        } catch (Throwable e) {
            UnwritableResultException failure =
                    writing.at(properties.get(index).name()).fail("cannot be read");
            failure.initCause(e);
            throw failure;
        }
    }
}
