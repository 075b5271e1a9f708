package dev.mcpcdi.client;

import dev.mcpcdi.client.ToolRound.InputRequired;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
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

    JsonObject object(Map<String, ?> members) {
        // The factory knows this type of map only.
        Map<String, Object> given = new LinkedHashMap<>(members);
        return json.createObjectBuilder(given).build();
    }

    JsonObject call(String tool, JsonObject arguments) {
        return json.createObjectBuilder().add("name", tool).add("arguments", arguments).build();
    }

    /** The same call with answers to what was asked, and the state as it came. */
    JsonObject retry(InputRequired asked, Map<String, JsonObject> answers) {
        JsonObjectBuilder retry = json.createObjectBuilder(call(asked.tool(), asked.arguments()));
        if (!asked.questions().isEmpty()) {
            JsonObjectBuilder responses = json.createObjectBuilder();
            answers.forEach(responses::add);
            retry.add("inputResponses", responses);
        }
        asked.requestState().ifPresent(state -> retry.add("requestState", state));
        return retry.build();
    }
}
