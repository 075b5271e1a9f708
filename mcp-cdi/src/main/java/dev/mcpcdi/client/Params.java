package dev.mcpcdi.client;

import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.spi.JsonProvider;
import java.util.LinkedHashMap;
import java.util.Map;

/** The parameters of requests. */
final class Params {

    private final JsonBuilderFactory json;

    Params(JsonProvider provider) {
        json = provider.createBuilderFactory(Map.of());
    }

    JsonObject cursor(String cursor) {
        return json.createObjectBuilder().add("cursor", cursor).build();
    }

    JsonObject call(String tool, Map<String, ?> arguments) {
        // The factory knows this type of map only.
        Map<String, Object> given = new LinkedHashMap<>(arguments);
        return json.createObjectBuilder()
                .add("name", tool)
                .add("arguments", json.createObjectBuilder(given))
                .build();
    }
}
