package dev.mcpcdi.schema;

import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The field and the accessors that make up one property of a bean, as they are found from the top
 * of its hierarchy down: a later one stands for an earlier one.
 */
final class BeanProperty {

    private final String name;
    private final List<Note> notes = new ArrayList<>();
    private final List<Method> setters = new ArrayList<>();
    private Field field;
    private Method getter;

    /** What is written on one part. */
    private record Note(Part part, Annotation annotation) {}

    private enum Part {
        FIELD,
        GETTER,
        SETTER
    }

    BeanProperty(String name) {
        this.name = name;
    }

    void add(Field part) {
        field = part;
        note(Part.FIELD, part.getAnnotations(), part.getAnnotatedType());
    }

    void add(Method part) {
        if (Accessors.isGetter(part)) {
            getter = part;
            note(Part.GETTER, part.getAnnotations(), part.getAnnotatedReturnType());
        } else {
            setters.add(part);
            note(Part.SETTER, part.getAnnotations(), part.getAnnotatedParameterTypes()[0]);
        }
    }

    /** The nearest first: an override says more than what it overrides. */
    private void note(Part part, Annotation[] declared, AnnotatedType type) {
        List<Note> found =
                Stream.of(declared, type.getAnnotations())
                        .flatMap(Stream::of)
                        .map(annotation -> new Note(part, annotation))
                        .toList();
        notes.addAll(0, found);
    }

    /** What JSON-B says on an accessor counts for that one, all else for the whole property. */
    private List<Annotation> annotations(boolean isInput) {
        Part other = isInput ? Part.GETTER : Part.SETTER;
        return notes.stream()
                .filter(
                        note ->
                                note.part() != other
                                        || !JsonbAnnotations.isOfJsonb(note.annotation()))
                .map(Note::annotation)
                .distinct()
                .toList();
    }

    /** The member, if it can be read or written and is not transient. */
    Optional<Member> member(boolean isInput) {
        List<Annotation> merged = annotations(isInput);
        if (JsonbAnnotations.isTransient(merged)) {
            return Optional.empty();
        }
        if (getter != null) {
            var access = new Member.Access(getter.getDeclaringClass(), reading(), writing());
            return Optional.of(
                    new Member(
                            name,
                            getter.getGenericReturnType(),
                            getter.getAnnotatedReturnType(),
                            merged,
                            access));
        }
        return setters.isEmpty() ? ofField(merged) : ofSetter(merged);
    }

    private Optional<Member> ofSetter(List<Annotation> merged) {
        Method setter = setter().orElseGet(() -> setters.get(setters.size() - 1));
        var access =
                new Member.Access(setter.getDeclaringClass(), reading(), Members.handle(setter));
        return Optional.of(
                new Member(
                        name,
                        setter.getGenericParameterTypes()[0],
                        setter.getAnnotatedParameterTypes()[0],
                        merged,
                        access));
    }

    private Optional<Member> ofField(List<Annotation> merged) {
        if (!isOpen()) {
            return Optional.empty();
        }
        var access = new Member.Access(field.getDeclaringClass(), reading(), writing());
        return Optional.of(
                new Member(name, field.getGenericType(), field.getAnnotatedType(), merged, access));
    }

    private MethodHandle reading() {
        if (getter != null) {
            return Members.handle(getter);
        }
        return isOpen() ? Members.reader(field) : null;
    }

    private MethodHandle writing() {
        boolean isSettable = isOpen() && !Modifier.isFinal(field.getModifiers());
        return setter().map(Members::handle)
                .orElseGet(() -> isSettable ? Members.writer(field) : null);
    }

    /** Of overloads the one that takes what the getter gives, or the field holds. */
    private Optional<Method> setter() {
        Class<?> type =
                getter != null ? getter.getReturnType() : field != null ? field.getType() : null;
        return type == null ? Optional.empty() : taking(type);
    }

    private Optional<Method> taking(Class<?> type) {
        return setters.stream()
                .filter(setter -> setter.getParameterTypes()[0].isAssignableFrom(type))
                .reduce((above, below) -> isBetter(above, below, type) ? above : below);
    }

    private static boolean isBetter(Method above, Method below, Class<?> type) {
        return above.getParameterTypes()[0] == type && below.getParameterTypes()[0] != type;
    }

    private boolean isOpen() {
        return field != null && Modifier.isPublic(field.getModifiers());
    }
}
