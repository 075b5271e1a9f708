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

    /** The set that a model of a form lets people choose one of; empty if it does not. */
    static Optional<ChoiceModel> choice(TypeModel model) {
        if (model instanceof ConstrainedModel constrained) {
            return choice(constrained.inner());
        }
        return model instanceof ChoiceModel choice ? Optional.of(choice) : Optional.empty();
    }

    /** {@code uniqueItems} is no word of forms. */
    @Override
    public JsonObject schema(SchemaWriter writer) {
        Json json = writer.json();
        JsonObject items = choice(list.elements()).orElseThrow().item();
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
