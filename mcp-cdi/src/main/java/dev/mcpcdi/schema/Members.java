package dev.mcpcdi.schema;

import jakarta.json.bind.annotation.JsonbTransient;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Finds the members of a class: components, properties with accessors, public fields. */
final class Members {

    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    private Members() {}

    static List<Member> of(Class<?> type) {
        return type.isRecord() ? components(type) : properties(type);
    }

    private static List<Member> components(Class<?> type) {
        List<Member> members = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            List<Annotation> annotations =
                    merge(
                            component.getAnnotations(),
                            component.getAccessor().getAnnotations(),
                            fieldAnnotations(type, component.getName()));
            if (isTransient(annotations)) {
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

    private static List<Member> properties(Class<?> type) {
        Map<String, List<AccessibleObject>> parts = new LinkedHashMap<>();
        List<Class<?>> line = lineage(type);
        for (Class<?> each : line) {
            for (Field field : each.getDeclaredFields()) {
                if (Accessors.isMemberField(field)) {
                    parts.computeIfAbsent(field.getName(), name -> new ArrayList<>()).add(field);
                }
            }
        }
        for (Class<?> each : line) {
            accessors(each)
                    .forEach(
                            method ->
                                    parts.computeIfAbsent(
                                                    Accessors.property(method),
                                                    name -> new ArrayList<>())
                                            .add(method));
        }
        return parts.entrySet().stream()
                .map(entry -> property(entry.getKey(), entry.getValue()))
                .flatMap(Stream::ofNullable)
                .toList();
    }

    /** In the order of the names, since the order of reflection may change. */
    private static Stream<Method> accessors(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Accessors.isGetter(method) || Accessors.isSetter(method))
                .sorted(Comparator.comparing(Method::getName));
    }

    private static Member property(String name, List<AccessibleObject> parts) {
        Field field = null;
        Method getter = null;
        Method setter = null;
        List<Annotation[]> annotations = new ArrayList<>();
        for (AccessibleObject part : parts) {
            annotations.add(part.getAnnotations());
            if (part instanceof Field each) {
                field = each;
            } else if (Accessors.isGetter((Method) part)) {
                getter = (Method) part;
            } else {
                setter = (Method) part;
            }
        }
        List<Annotation> merged = merge(annotations.toArray(Annotation[][]::new));
        if (isTransient(merged)) {
            return null;
        }
        return member(name, merged, field, getter, setter);
    }

    private static Member member(
            String name, List<Annotation> annotations, Field field, Method getter, Method setter) {
        boolean open = field != null && Modifier.isPublic(field.getModifiers());
        boolean settable = open && !Modifier.isFinal(field.getModifiers());
        MethodHandle get = getter != null ? handle(getter) : open ? reader(field) : null;
        MethodHandle set = setter != null ? handle(setter) : settable ? writer(field) : null;
        if (get == null && set == null) {
            return null;
        }
        if (getter != null) {
            var access = new Member.Access(getter.getDeclaringClass(), get, set);
            return new Member(
                    name,
                    getter.getGenericReturnType(),
                    getter.getAnnotatedReturnType(),
                    annotations,
                    access);
        }
        if (setter != null) {
            var access = new Member.Access(setter.getDeclaringClass(), get, set);
            return new Member(
                    name,
                    setter.getGenericParameterTypes()[0],
                    setter.getAnnotatedParameterTypes()[0],
                    annotations,
                    access);
        }
        var access = new Member.Access(field.getDeclaringClass(), get, set);
        return new Member(
                name, field.getGenericType(), field.getAnnotatedType(), annotations, access);
    }

    /** From the top of the hierarchy down; nothing of the platform's own classes. */
    private static List<Class<?>> lineage(Class<?> type) {
        List<Class<?>> line = new ArrayList<>();
        for (Class<?> each = type;
                each != null && !each.getName().startsWith("java.");
                each = each.getSuperclass()) {
            line.add(0, each);
        }
        return line;
    }

    private static Annotation[] fieldAnnotations(Class<?> type, String name) {
        try {
            return type.getDeclaredField(name).getAnnotations();
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException("A record has a field for each component", e);
        }
    }

    private static boolean isTransient(List<Annotation> annotations) {
        return annotations.stream().anyMatch(JsonbTransient.class::isInstance);
    }

    private static List<Annotation> merge(Annotation[]... parts) {
        return Stream.of(parts).flatMap(Stream::of).distinct().toList();
    }

    private static MethodHandle handle(Method method) {
        return general(Handles.of(method, LOOKUP::unreflect));
    }

    private static MethodHandle reader(Field field) {
        return general(Handles.of(field, LOOKUP::unreflectGetter));
    }

    private static MethodHandle writer(Field field) {
        return general(Handles.of(field, LOOKUP::unreflectSetter));
    }

    /** Takes objects, so that it is called without looking at its type; a setter gives nothing. */
    private static MethodHandle general(MethodHandle handle) {
        MethodType type = handle.type().generic();
        return handle.asType(type.parameterCount() == 2 ? type.changeReturnType(void.class) : type);
    }
}
