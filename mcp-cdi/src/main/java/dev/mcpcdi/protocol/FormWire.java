package dev.mcpcdi.protocol;

import jakarta.json.JsonArray;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.util.Map;

/** Forms in the words of a revision: 2025-06-18 knows fewer. */
final class FormWire {

    private final JsonBuilderFactory json;

    FormWire(JsonBuilderFactory json) {
        this.json = json;
    }

    JsonObject schema(JsonObject schema, Revision revision) {
        if (revision.knows(Feature.FORM_CHOICES)
                || !(schema.get("properties") instanceof JsonObject fields)) {
            return schema;
        }
        JsonObjectBuilder older = json.createObjectBuilder();
        fields.forEach((name, field) -> older.add(name, older(field.asJsonObject())));
        JsonObjectBuilder all = json.createObjectBuilder(schema).remove("$schema");
        return all.add("properties", older).build();
    }

    /**
     * 2025-06-18, Elicitation, Supported Schema Types: titles of choices are a list beside them,
     * and only a boolean has a default. A list of choices has no older words; a client may take it
     * all the same.
     */
    private JsonObject older(JsonObject field) {
        JsonObjectBuilder older = json.createObjectBuilder();
        for (Map.Entry<String, JsonValue> keyword : field.entrySet()) {
            if (keyword.getKey().equals("oneOf")) {
                JsonArray choices = keyword.getValue().asJsonArray();
                older.add("enum", members(choices, "const"));
                older.add("enumNames", members(choices, "title"));
            } else if (!keyword.getKey().equals("default") || isBoolean(field)) {
                older.add(keyword.getKey(), keyword.getValue());
            }
        }
        return older.build();
    }

    private static boolean isBoolean(JsonObject field) {
        return field.getString("type", "").equals("boolean");
    }

    private JsonArray members(JsonArray choices, String name) {
        JsonArrayBuilder members = json.createArrayBuilder();
        choices.forEach(choice -> members.add(choice.asJsonObject().get(name)));
        return members.build();
    }
}
