package dev.mcpcdi.schema;

import java.util.Optional;

/**
 * What developers write by hand.
 *
 * @param types the types whose form they give
 * @param schemas reads their schemas
 */
record HandWritten(Contributions types, GivenSchemas schemas) {

    Optional<TypeModel> form(Class<?> type, boolean isInput) {
        return isInput ? types.read(type) : types.written(type);
    }
}
