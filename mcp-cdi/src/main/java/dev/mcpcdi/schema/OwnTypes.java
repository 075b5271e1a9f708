package dev.mcpcdi.schema;

import java.util.Map;

/**
 * What the application says of Java types.
 *
 * @param forms their forms in JSON
 * @param contents the blocks they are for the model
 */
public record OwnTypes(Map<Class<?>, OwnForm> forms, Map<Class<?>, OwnContent> contents) {

    /** Nothing. */
    public static final OwnTypes NONE = new OwnTypes(Map.of(), Map.of());

    /** Copies the maps. */
    public OwnTypes {
        forms = Map.copyOf(forms);
        contents = Map.copyOf(contents);
    }
}
