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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Arrays, lists, sets and other iterables.
 *
 * @param elements the model of each element
 * @param component the component type of a Java array; null for collections
 * @param isSet whether each element may be there once
 */
record ListModel(Json json, TypeModel elements, Class<?> component, boolean isSet)
        implements TypeModel {

    @Override
    public JsonObject schema(SchemaWriter writer) {
        JsonObjectBuilder schema = json.object().add("items", elements.schema(writer));
        if (isSet) {
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
        if (isSet) {
            // As listed, unique is meant of the JSON values, whatever the class calls equal.
            Set<JsonValue> distinct = new HashSet<>();
            array.forEach(value -> distinct.add(elements.normalise(value)));
            return distinct.size() == array.size()
                    ? new LinkedHashSet<>(list)
                    : reading.fail("unique_items", "Items should be unique", array);
        }
        if (component == null) {
            return list;
        }
        Object made = Array.newInstance(component, list.size());
        for (int i = 0; i < list.size(); i++) {
            Array.set(made, i, list.get(i));
        }
        return made;
    }

    /** A form lets people choose from a list; it has no field to fill one freely. */
    @Override
    public Optional<TypeModel> inForm() {
        return elements.inForm()
                .filter(model -> SelectionModel.choice(model).isPresent())
                .map(choice -> new ListModel(json, choice, component, isSet))
                .map(SelectionModel::new);
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        JsonArrayBuilder array = json.array();
        int index = 0;
        for (Object element : iterable(value)) {
            array.add(Values.write(elements, element, writing.at(index++)));
        }
        return array.build();
    }

    static boolean isMany(Object value) {
        return value instanceof Iterable || value != null && value.getClass().isArray();
    }

    private static Iterable<?> iterable(Object value) {
        if (value instanceof Iterable<?> iterable) {
            return iterable;
        }
        Collection<Object> all = new ArrayList<>();
        for (int i = 0; i < Array.getLength(value); i++) {
            all.add(Array.get(value, i));
        }
        return all;
    }
}
