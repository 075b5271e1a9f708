package dev.mcpcdi.schema;

import jakarta.json.JsonArray;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.List;

/** The properties of an object or of a method's arguments, in the order of the source. */
record Properties(Json json, List<Property> all) {

    Properties {
        all = List.copyOf(all);
    }

    JsonObject schema(SchemaWriter writer, String title) {
        return json.object(schema(writer)).add("title", title).build();
    }

    JsonObject schema(SchemaWriter writer) {
        JsonObjectBuilder properties = json.object();
        JsonArrayBuilder required = json.array();
        for (Property property : all) {
            properties.add(property.name(), property.schema(writer));
            if (property.required()) {
                required.add(property.name());
            }
        }
        JsonObjectBuilder schema =
                json.object().add("type", "object").add("properties", properties);
        JsonArray names = required.build();
        if (!names.isEmpty()) {
            schema.add("required", names);
        }
        return schema.build();
    }

    Object[] read(JsonObject object, Reading reading) {
        Object[] values = new Object[all.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = all.get(i).read(object, json, reading);
        }
        return values;
    }
}
