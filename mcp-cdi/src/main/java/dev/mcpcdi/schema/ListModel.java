package dev.mcpcdi.schema;

import jakarta.json.JsonArray;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Arrays, lists, sets and other iterables.
 *
 * @param elements the model of each element
 * @param holder how the Java type holds them
 */
record ListModel(Json json, TypeModel elements, Several holder) implements TypeModel {

    @Override
    public JsonObject schema(SchemaWriter writer) {
        JsonObjectBuilder schema = json.object().add("items", elements.schema(writer));
        if (holder.isSet()) {
            schema.add("uniqueItems", true);
        }
        return schema.add("type", "array").build();
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        if (!(value instanceof JsonArray array)) {
            return reading.fail("list_type", "Input should be a valid list", value);
        }
        int before = reading.failures();
        List<Object> list = new ArrayList<>(array.size());
        for (int i = 0; i < array.size(); i++) {
            list.add(Values.read(elements, array.get(i), reading.at(i)));
        }
        return reading.failures() > before ? null : collect(list, array, reading);
    }

    private Object collect(List<Object> list, JsonArray array, Reading reading) {
        // As listed, unique is meant of the JSON values, whatever the class calls equal.
        return holder.isSet() && hasTwins(array)
                ? reading.fail("unique_items", "Items should be unique", array)
                : holder.maker().make(list);
    }

    private boolean hasTwins(JsonArray array) {
        Set<Object> distinct = new HashSet<>();
        return !array.stream()
                .allMatch(value -> distinct.add(JsonEquality.of(elements.normalise(value))));
    }

    /** A form lets people choose from a list; it has no field to fill one freely. */
    @Override
    public Optional<TypeModel> inForm() {
        return elements.inForm()
                .filter(model -> SelectionModel.choice(model).isPresent())
                .map(choice -> new ListModel(json, choice, holder))
                .map(SelectionModel::new);
    }

    /** Two elements of a set that are one in JSON are written once: the list promises it. */
    @Override
    public JsonValue write(Object value, Writing writing) {
        JsonArrayBuilder array = json.array();
        Set<Object> distinct = new HashSet<>();
        int index = 0;
        for (Object element : iterable(value)) {
            JsonValue written = Values.write(elements, element, writing.at(index++));
            if (!holder.isSet() || distinct.add(JsonEquality.of(written))) {
                array.add(written);
            }
        }
        return array.build();
    }

    static boolean isMany(Object value) {
        return value instanceof Iterable
                || value instanceof Stream
                || value != null && value.getClass().isArray();
    }

    private static Iterable<?> iterable(Object value) {
        if (value instanceof Iterable<?> iterable) {
            return iterable;
        }
        if (value instanceof Stream<?> stream) {
            return stream.toList();
        }
        Collection<Object> all = new ArrayList<>();
        for (int i = 0; i < Array.getLength(value); i++) {
            all.add(Array.get(value, i));
        }
        return all;
    }
}
