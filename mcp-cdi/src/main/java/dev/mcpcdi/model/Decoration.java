package dev.mcpcdi.model;

import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import java.util.Optional;

/**
 * What anything listed may have besides its words. Immutable.
 *
 * @param icons its pictures, ready for the wire; empty for none
 * @param meta the application's own members of {@code _meta}; empty for none
 */
public record Decoration(Optional<JsonArray> icons, Optional<JsonObject> meta) {

    /** None. */
    public static final Decoration NONE = new Decoration(Optional.empty(), Optional.empty());
}
