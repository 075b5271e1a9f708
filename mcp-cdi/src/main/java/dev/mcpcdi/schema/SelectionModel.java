package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;

/**
 * Several of a fixed set, in a form.
 *
 * @param list the list of the choices
 */
record SelectionModel(ListModel list) implements TypeModel {

    /** Whether a model of a form lets people choose one of a set. */
    static boolean isChoice(TypeModel model) {
        return model instanceof ChoiceModel
                || model instanceof ConstrainedModel constrained && isChoice(constrained.inner());
    }

    /**
     * Titles stand in {@code anyOf}, other than in the choice of one; {@code uniqueItems} is no
     * word of forms.
     */
    @Override
    public JsonObject schema(SchemaWriter writer) {
        Json json = writer.json();
        JsonObject one = list.elements().schema(writer);
        JsonValue titled = one.get("oneOf");
        JsonObject items = titled == null ? one : json.object().add("anyOf", titled).build();
        return json.object().add("items", items).add("type", "array").build();
    }

    @Override
    public Object read(JsonValue value, Reading reading) {
        return list.read(value, reading);
    }

    @Override
    public JsonValue write(Object value, Writing writing) {
        return list.write(value, writing);
    }

    @Override
    public Optional<TypeModel> inForm() {
        return Optional.of(this);
    }
}
