package dev.mcpcdi.schema;

import dev.mcpcdi.problem.ProblemCode;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.ValidationException;
import jakarta.validation.Validator;
import jakarta.validation.groups.Default;
import jakarta.validation.metadata.ConstraintDescriptor;
import jakarta.validation.metadata.ContainerDescriptor;
import jakarta.validation.metadata.ContainerElementTypeDescriptor;
import jakarta.validation.metadata.ElementDescriptor;
import jakarta.validation.metadata.MethodDescriptor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Constraints from the metadata of Jakarta Validation: inherited, composed and XML ones as well.
 */
final class ValidatorConstraints implements ConstraintSource {

    private final Validator validator;

    ValidatorConstraints(Validator validator) {
        this.validator = validator;
    }

    @Override
    public Constraints parameter(Method method, int position) {
        return legal(
                () ->
                        descriptor(method)
                                .map(found -> found.getParameterDescriptors().get(position))
                                .map(ValidatorConstraints::read));
    }

    @Override
    public Constraints result(Method method) {
        return legal(
                () ->
                        descriptor(method)
                                .map(MethodDescriptor::getReturnValueDescriptor)
                                .map(ValidatorConstraints::read));
    }

    @Override
    public boolean isPresent() {
        return true;
    }

    @Override
    public Constraints member(Class<?> type, String property) {
        return legal(
                () ->
                        Optional.ofNullable(
                                        validator
                                                .getConstraintsForClass(type)
                                                .getConstraintsForProperty(property))
                                .map(ValidatorConstraints::read));
    }

    @Override
    public List<Broken> broken(Object made) {
        return validator.validate(made).stream()
                .filter(violation -> !ConstraintWords.covers(violation))
                .map(violation -> new Broken(member(violation), violation.getMessage()))
                .sorted(Comparator.comparing(Broken::member).thenComparing(Broken::text))
                .toList();
    }

    @Override
    public List<Unfit> unfit(Method method, Throwable thrown) {
        return thrown instanceof ConstraintViolationException broken
                ? CallViolations.of(method, broken)
                : List.of();
    }

    private static String member(ConstraintViolation<?> violation) {
        String name = violation.getPropertyPath().iterator().next().getName();
        return name == null ? "" : name;
    }

    /** Providers look at what the application declared when they are first asked. */
    private static Constraints legal(Supplier<Optional<Constraints>> reading) {
        try {
            return reading.get().orElse(Constraints.NONE);
        } catch (ValidationException | IllegalArgumentException e) {
            String reason = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
            throw new MisdeclaredException(
                    ProblemCode.BAD_CONSTRAINT,
                    "has a constraint that cannot be used (%s). Correct its declaration."
                            .formatted(reason));
        }
    }

    private Optional<MethodDescriptor> descriptor(Method method) {
        return Optional.ofNullable(
                validator
                        .getConstraintsForClass(method.getDeclaringClass())
                        .getConstraintsForMethod(method.getName(), method.getParameterTypes()));
    }

    private static <D extends ElementDescriptor & ContainerDescriptor> Constraints read(D place) {
        return read(place, place.getConstrainedContainerElementTypes());
    }

    private static Constraints read(
            ElementDescriptor place, Set<ContainerElementTypeDescriptor> elements) {
        Class<?> type = place.getElementClass();
        List<Constraint> own = new ArrayList<>();
        List<Constraint> held = new ArrayList<>();
        boolean notNull = false;
        for (ConstraintDescriptor<?> descriptor : ordered(place)) {
            LegalConstraints.require(descriptor, type);
            boolean isOfHeld = type == Optional.class && LegalConstraints.isUnwrapping(descriptor);
            List<Constraint> words = isOfHeld ? held : own;
            ConstraintWords.of(descriptor)
                    .filter(word -> !words.contains(word))
                    .ifPresent(words::add);
            notNull |= ConstraintWords.forbidsNull(descriptor);
        }
        Map<Integer, Constraints> arguments = new HashMap<>();
        for (ContainerElementTypeDescriptor element : elements) {
            // That of an array has no index.
            Integer index = element.getTypeArgumentIndex();
            arguments.put(index == null ? 0 : index, read(element));
        }
        if (!held.isEmpty()) {
            arguments.merge(0, new Constraints(held, false, Map.of()), Constraints::and);
        }
        return new Constraints(sorted(own), notNull, Map.copyOf(arguments));
    }

    /** Sizes first, so that no expression is tried on a text that is too long anyway. */
    private static List<Constraint> sorted(List<Constraint> own) {
        own.sort(Comparator.comparing(constraint -> !(constraint instanceof Constraint.Size)));
        return List.copyOf(own);
    }

    /**
     * Those that a call is checked for. The provider gives a set; the order of errors must not
     * change from start to start.
     */
    private static List<ConstraintDescriptor<?>> ordered(ElementDescriptor place) {
        List<ConstraintDescriptor<?>> all = new ArrayList<>();
        place.findConstraints()
                .unorderedAndMatchingGroups(Default.class)
                .getConstraintDescriptors()
                .forEach(descriptor -> addWithParts(descriptor, all));
        all.sort(Comparator.comparing(descriptor -> descriptor.getAnnotation().toString()));
        return all;
    }

    private static void addWithParts(
            ConstraintDescriptor<?> descriptor, List<ConstraintDescriptor<?>> all) {
        all.add(descriptor);
        descriptor.getComposingConstraints().forEach(part -> addWithParts(part, all));
    }
}
