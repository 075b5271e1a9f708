package dev.mcpcdi.extension;

import jakarta.enterprise.inject.spi.BeanManager;
import java.util.Optional;
import java.util.function.Supplier;

/** Finds the validator, for its metadata, where Bean Validation is there at all. */
final class ValidatorLookup {

    private ValidatorLookup() {}

    /** The application's own; to be asked when its beans can be. */
    static Optional<Object> ofApplication(BeanManager beans) {
        return guarded(() -> ConstraintMetadata.ofApplication(beans));
    }

    /** One of default settings. */
    static Optional<Object> ofDefaults() {
        return guarded(ConstraintMetadata::ofDefaults);
    }

    private static Optional<Object> guarded(Supplier<Optional<Object>> lookup) {
        try {
            return lookup.get();
        } catch (NoClassDefFoundError noApi) {
            return Optional.empty();
        }
    }
}
