package dev.mcpcdi.protocol;

import dev.mcpcdi.model.ServerIdentity;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;

/**
 * What a server says of itself.
 *
 * @param identity what it is
 * @param json makes the objects
 */
record ServerWire(ServerIdentity identity, JsonBuilderFactory json) {

    /**
     * What the server can do.
     *
     * @param tells whether there is a way to tell the client of changes
     */
    JsonObjectBuilder capabilities(Capabilities capabilities, Revision revision, boolean tells) {
        JsonObjectBuilder object = json.createObjectBuilder();
        if (capabilities.tools()) {
            object.add("tools", changing(tells));
        }
        if (capabilities.prompts()) {
            object.add("prompts", changing(tells));
        }
        if (capabilities.resources()) {
            JsonObjectBuilder resources = changing(tells);
            if (tells) {
                resources.add("subscribe", true);
            }
            object.add("resources", resources);
        }
        if (capabilities.completions() && revision.knows(Feature.COMPLETIONS)) {
            object.add("completions", JsonValue.EMPTY_JSON_OBJECT);
        }
        if (capabilities.any()) {
            // Any method of the application may send log messages.
            object.add("logging", JsonValue.EMPTY_JSON_OBJECT);
        }
        return object;
    }

    private JsonObjectBuilder changing(boolean tells) {
        JsonObjectBuilder list = json.createObjectBuilder();
        return tells ? list.add("listChanged", true) : list;
    }

    JsonObject info(Revision revision) {
        JsonObjectBuilder info =
                json.createObjectBuilder()
                        .add("name", identity.name())
                        .add("version", identity.version());
        if (revision.knows(Feature.TITLE)) {
            identity.title().ifPresent(text -> info.add("title", text));
        }
        if (revision.knows(Feature.IDENTITY_DETAILS)) {
            identity.description().ifPresent(text -> info.add("description", text));
            identity.websiteUrl().ifPresent(url -> info.add("websiteUrl", url));
        }
        return info.build();
    }
}
