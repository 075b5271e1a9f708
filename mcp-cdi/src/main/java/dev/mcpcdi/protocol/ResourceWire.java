package dev.mcpcdi.protocol;

import dev.mcpcdi.Role;
import dev.mcpcdi.model.ResourceDefinition;
import dev.mcpcdi.model.ResourceHints;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.Locale;

/** A resource or template as a list shows it. */
final class ResourceWire {

    private final JsonBuilderFactory json;
    private final DecorationWire decorations;

    ResourceWire(JsonBuilderFactory json, DecorationWire decorations) {
        this.json = json;
        this.decorations = decorations;
    }

    JsonObject resource(ResourceDefinition definition, Revision revision) {
        return listed("uri", definition, revision);
    }

    JsonObject template(ResourceDefinition definition, Revision revision) {
        return listed("uriTemplate", definition, revision);
    }

    private JsonObject listed(String member, ResourceDefinition definition, Revision revision) {
        JsonObjectBuilder listed =
                json.createObjectBuilder()
                        .add(member, definition.uri())
                        .add("name", definition.name());
        if (revision.knows(Feature.TITLE)) {
            definition.title().ifPresent(title -> listed.add("title", title));
        }
        definition.description().ifPresent(text -> listed.add("description", text));
        definition.mimeType().ifPresent(type -> listed.add("mimeType", type));
        definition.size().ifPresent(size -> listed.add("size", size));
        JsonObject annotations = annotations(definition.hints(), revision);
        if (!annotations.isEmpty()) {
            listed.add("annotations", annotations);
        }
        decorations.add(definition.decoration(), listed, revision);
        return listed.build();
    }

    private JsonObject annotations(ResourceHints hints, Revision revision) {
        JsonObjectBuilder annotations = json.createObjectBuilder();
        if (!hints.audience().isEmpty()) {
            JsonArrayBuilder audience = json.createArrayBuilder();
            hints.audience().forEach(role -> audience.add(text(role)));
            annotations.add("audience", audience);
        }
        hints.priority().ifPresent(priority -> annotations.add("priority", priority));
        if (revision.knows(Feature.LAST_MODIFIED)) {
            hints.lastModified().ifPresent(time -> annotations.add("lastModified", time));
        }
        return annotations.build();
    }

    static String text(Role role) {
        return role.name().toLowerCase(Locale.ROOT);
    }
}
