package dev.mcpcdi.protocol;

import dev.mcpcdi.Content;
import dev.mcpcdi.ResourceContents;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.util.Base64;
import java.util.UUID;

/** Blocks of content; one that a revision does not know becomes the nearest it knows. */
final class ContentWire {

    private final JsonBuilderFactory json;

    ContentWire(JsonBuilderFactory json) {
        this.json = json;
    }

    JsonObject block(Content content, Revision revision) {
        if (content instanceof Content.Text text) {
            return text(text.text());
        } else if (content instanceof Content.Image image) {
            return media("image", image.data(), image.mimeType());
        } else if (content instanceof Content.Audio audio) {
            return audio(audio, revision);
        } else if (content instanceof Content.ResourceLink link) {
            return link(link, revision);
        } else if (content instanceof Content.EmbeddedText text) {
            return embedded(resource(text.uri(), text.mimeType()).add("text", text.text()));
        } else if (content instanceof Content.EmbeddedBlob blob) {
            return embedded(resource(blob.uri(), blob.mimeType()).add("blob", base64(blob.blob())));
        }
        throw new IllegalArgumentException("Unknown content: " + content);
    }

    /** 2025-06-18 and 2025-11-25 take an object only; the value is put in one. */
    JsonValue structure(JsonValue value, Revision revision) {
        return value instanceof JsonObject || revision.knows(Feature.ANY_STRUCTURE)
                ? value
                : json.createObjectBuilder().add("result", value).build();
    }

    private JsonObject text(String text) {
        return typed("text").add("text", text).build();
    }

    private JsonObject media(String type, byte[] data, String mimeType) {
        return typed(type).add("data", base64(data)).add("mimeType", mimeType).build();
    }

    /** 2024-11-05 has no sound; a resource keeps the bytes, under a name made of them. */
    private JsonObject audio(Content.Audio audio, Revision revision) {
        if (revision.knows(Feature.AUDIO)) {
            return media("audio", audio.data(), audio.mimeType());
        }
        String uri = "urn:uuid:" + UUID.nameUUIDFromBytes(audio.data());
        return embedded(resource(uri, audio.mimeType()).add("blob", base64(audio.data())));
    }

    private JsonObject link(Content.ResourceLink link, Revision revision) {
        if (!revision.knows(Feature.RESOURCE_LINK)) {
            return text(link.name() + ": " + link.uri());
        }
        JsonObjectBuilder block =
                typed("resource_link").add("uri", link.uri()).add("name", link.name());
        if (link.description() != null) {
            block.add("description", link.description());
        }
        if (link.mimeType() != null) {
            block.add("mimeType", link.mimeType());
        }
        return block.build();
    }

    private JsonObjectBuilder resource(String uri, String mimeType) {
        JsonObjectBuilder resource = json.createObjectBuilder().add("uri", uri);
        return mimeType == null ? resource : resource.add("mimeType", mimeType);
    }

    private JsonObject embedded(JsonObjectBuilder resource) {
        return typed("resource").add("resource", resource).build();
    }

    /** What is read of a resource, which has no type. */
    JsonObject contents(ResourceContents contents) {
        JsonObjectBuilder resource = resource(contents.uri(), contents.mimeType());
        return contents instanceof ResourceContents.Blob blob
                ? resource.add("blob", base64(blob.blob())).build()
                : resource.add("text", ((ResourceContents.Text) contents).text()).build();
    }

    private JsonObjectBuilder typed(String type) {
        return json.createObjectBuilder().add("type", type);
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }
}
