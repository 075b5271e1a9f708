package dev.mcpcdi.schema;

import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the members of a class: components, properties with accessors, public fields. */
final class Members {

    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    private Members() {}

    /**
     * The members of a class.
     *
     * @param isInput whether they are to be filled, not read: what JSON-B says on an accessor is
     *     said of that one alone
     */
    static List<Member> of(Class<?> type, boolean isInput) {
        return type.isRecord() ? components(type) : properties(type, isInput);
    }

    private static List<Member> components(Class<?> type) {
        List<Member> members = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            List<Annotation> annotations =
                    merge(
                            component.getAnnotations(),
                            component.getAccessor().getAnnotations(),
                            fieldAnnotations(type, component.getName()));
            if (JsonbAnnotations.isTransient(annotations)) {
                continue;
            }
            members.add(
                    new Member(
                            component.getName(),
                            component.getGenericType(),
                            component.getAnnotatedType(),
                            annotations,
                            new Member.Access(type, handle(component.getAccessor()), null)));
        }
        return members;
    }

    private static List<Member> properties(Class<?> type, boolean isInput) {
        Map<String, BeanProperty> found = new LinkedHashMap<>();
        List<Class<?>> line = lineage(type);
        for (Class<?> each : line) {
            for (Field field : each.getDeclaredFields()) {
                if (Accessors.isMemberField(field)) {
                    found.computeIfAbsent(field.getName(), BeanProperty::new).add(field);
                }
            }
        }
        for (Class<?> each : line) {
            for (Method accessor : accessors(each)) {
                found.computeIfAbsent(Accessors.property(accessor), BeanProperty::new)
                        .add(accessor);
            }
        }
        return found.values().stream()
                .map(property -> property.member(isInput))
                .flatMap(Optional::stream)
                .toList();
    }

    /** In the order of the names, since the order of reflection may change. */
    private static List<Method> accessors(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Accessors.isGetter(method) || Accessors.isSetter(method))
                .sorted(Comparator.comparing(Method::getName).thenComparing(Method::toString))
                .toList();
    }

    /** From the top of the hierarchy down; nothing of the platform's own types. */
    private static List<Class<?>> lineage(Class<?> type) {
        Set<Class<?>> line = new LinkedHashSet<>();
        addLineage(type, line);
        return List.copyOf(line);
    }

    private static void addLineage(Class<?> type, Set<Class<?>> line) {
        if (type == null || type.getName().startsWith("java.")) {
            return;
        }
        addLineage(type.getSuperclass(), line);
        for (Class<?> above : type.getInterfaces()) {
            addLineage(above, line);
        }
        line.add(type);
    }

    private static Annotation[] fieldAnnotations(Class<?> type, String name) {
        try {
            return type.getDeclaredField(name).getAnnotations();
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException("A record has a field for each component", e);
        }
    }

    static List<Annotation> merge(Annotation[]... parts) {
        return Stream.of(parts).flatMap(Stream::of).distinct().toList();
    }

    static MethodHandle handle(Method method) {
        return general(Handles.of(method, LOOKUP::unreflect));
    }

    static MethodHandle reader(Field field) {
        return general(Handles.of(field, LOOKUP::unreflectGetter));
    }

    static MethodHandle writer(Field field) {
        return general(Handles.of(field, LOOKUP::unreflectSetter));
    }

    /** Takes objects, so that it is called without looking at its type; a setter gives nothing. */
    private static MethodHandle general(MethodHandle handle) {
        MethodType type = handle.type().generic();
        return handle.asType(type.parameterCount() == 2 ? type.changeReturnType(void.class) : type);
    }
}
