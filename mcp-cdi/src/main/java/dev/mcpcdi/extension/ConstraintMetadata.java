package dev.mcpcdi.extension;

import jakarta.enterprise.context.spi.CreationalContext;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.validation.NoProviderFoundException;
import jakarta.validation.Validation;
import jakarta.validation.ValidationException;
import jakarta.validation.ValidatorFactory;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;

/** The lookup that cannot be loaded without the API of Bean Validation. */
final class ConstraintMetadata {

    private static final Logger LOG = System.getLogger(ConstraintMetadata.class.getName());

    private ConstraintMetadata() {}

    static Optional<Object> ofApplication(BeanManager beans) {
        Bean<?> bean = beans.resolve(beans.getBeans(ValidatorFactory.class));
        if (bean == null) {
            return ofDefaults();
        }
        CreationalContext<?> context = beans.createCreationalContext(bean);
        Object factory = beans.getReference(bean, ValidatorFactory.class, context);
        return Optional.of(((ValidatorFactory) factory).getValidator());
    }

    static Optional<Object> ofDefaults() {
        try {
            return Optional.of(Validation.buildDefaultValidatorFactory().getValidator());
        } catch (NoProviderFoundException none) {
            return Optional.empty();
        } catch (ValidationException unusable) {
            // Hibernate Validator without an implementation of Expression Language, for one.
            LOG.log(
                    Level.WARNING,
                    "No constraint can be read: Bean Validation does not start.",
                    unusable);
            return Optional.empty();
        }
    }
}
