package dev.mcpcdi.schema;

import com.fasterxml.classmate.ResolvedType;
import com.fasterxml.classmate.TypeResolver;
import dev.mcpcdi.problem.ProblemCode;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.metadata.ConstraintDescriptor;
import jakarta.validation.metadata.ValidateUnwrappedValue;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Optional;

/**
 * Finds constraints that stand where no validator takes the value. The provider says so only when a
 * value is there, and then every call of the tool fails.
 */
final class LegalConstraints {

    private LegalConstraints() {}

    /** Whether a constraint is one of what the type holds. */
    static boolean isUnwrapping(ConstraintDescriptor<?> descriptor) {
        return descriptor.getValueUnwrapping() == ValidateUnwrappedValue.UNWRAP;
    }

    /**
     * Accepts a constraint that can be checked on a type.
     *
     * @throws MisdeclaredException if it cannot
     */
    static void require(ConstraintDescriptor<?> descriptor, Class<?> type) {
        List<? extends Class<?>> validators = descriptor.getConstraintValidatorClasses();
        boolean isHeld = isUnwrapping(descriptor) || OptionalKind.PRIMITIVE.containsKey(type);
        if (isHeld || validators.isEmpty() || !isOfPlatform(type)) {
            return;
        }
        Class<?> boxed = MethodType.methodType(type).wrap().returnType();
        if (validators.stream().noneMatch(validator -> takes(validator, boxed))) {
            throw misplaced(descriptor, type);
        }
    }

    /** A value of another type may be unwrapped by an extractor of the application. */
    private static boolean isOfPlatform(Class<?> type) {
        return type.isPrimitive() || type.isArray() || type.getName().startsWith("java.");
    }

    private static boolean takes(Class<?> validator, Class<?> type) {
        List<ResolvedType> sides =
                new TypeResolver().resolve(validator).typeParametersFor(ConstraintValidator.class);
        return sides == null || sides.get(1).getErasedType().isAssignableFrom(type);
    }

    private static MisdeclaredException misplaced(
            ConstraintDescriptor<?> descriptor, Class<?> type) {
        String name = descriptor.getAnnotation().annotationType().getSimpleName();
        String way =
                type == Optional.class
                        ? "Write it before the type of the value, as in Optional<@%s String>."
                        : "Remove @%s or use another type.";
        return new MisdeclaredException(
                ProblemCode.BAD_CONSTRAINT,
                "has the constraint @%s, which cannot be checked on %s. %s"
                        .formatted(name, type.getSimpleName(), way.formatted(name)));
    }
}
