package dev.mcpcdi.protocol;

import dev.mcpcdi.model.Decoration;
import jakarta.json.JsonObjectBuilder;

/** What anything listed may have, in the words of a revision. */
final class DecorationWire {

    void add(Decoration decoration, JsonObjectBuilder listed, Revision revision) {
        if (revision.knows(Feature.ICONS)) {
            decoration.icons().ifPresent(icons -> listed.add("icons", icons));
        }
        if (revision.knows(Feature.META)) {
            decoration.meta().ifPresent(meta -> listed.add("_meta", meta));
        }
    }
}
