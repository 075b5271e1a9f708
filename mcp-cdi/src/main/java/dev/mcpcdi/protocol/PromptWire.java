package dev.mcpcdi.protocol;

import dev.mcpcdi.model.PromptDefinition;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;

/** A prompt as a list shows it. */
final class PromptWire {

    private final JsonBuilderFactory json;
    private final DecorationWire decorations;

    PromptWire(JsonBuilderFactory json, DecorationWire decorations) {
        this.json = json;
        this.decorations = decorations;
    }

    JsonObject prompt(PromptDefinition definition, Revision revision) {
        JsonObjectBuilder prompt = json.createObjectBuilder().add("name", definition.name());
        if (revision.knows(Feature.TITLE)) {
            definition.title().ifPresent(title -> prompt.add("title", title));
        }
        definition.description().ifPresent(text -> prompt.add("description", text));
        JsonArrayBuilder arguments = json.createArrayBuilder();
        definition.arguments().forEach(one -> arguments.add(argument(one, revision)));
        prompt.add("arguments", arguments);
        decorations.add(definition.decoration(), prompt, revision);
        return prompt.build();
    }

    private JsonObject argument(PromptDefinition.Argument argument, Revision revision) {
        JsonObjectBuilder object = json.createObjectBuilder().add("name", argument.name());
        if (revision.knows(Feature.TITLE)) {
            argument.title().ifPresent(title -> object.add("title", title));
        }
        argument.description().ifPresent(text -> object.add("description", text));
        return object.add("required", argument.isRequired()).build();
    }
}
