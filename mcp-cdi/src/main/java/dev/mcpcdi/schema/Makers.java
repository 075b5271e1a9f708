package dev.mcpcdi.schema;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

/** Makes objects of classes whose members are known. */
final class Makers {

    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    private Makers() {}

    static ObjectModel.Maker of(Class<?> type, List<Member> members) {
        return type.isRecord() ? record(type, members.size()) : bean(type, members);
    }

    private static ObjectModel.Maker record(Class<?> type, int known) {
        Class<?>[] components =
                Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new);
        MethodHandle constructor = constructor(type, components);
        if (components.length > known) {
            throw new NoSchemaException(
                    "which has a component with @JsonbTransient, so that nobody can fill it");
        }
        MethodHandle spread =
                constructor
                        .asSpreader(Object[].class, components.length)
                        .asType(MethodType.methodType(Object.class, Object[].class));
        return values -> spread.invokeExact(values);
    }

    private static ObjectModel.Maker bean(Class<?> type, List<Member> members) {
        if (Modifier.isAbstract(type.getModifiers())) {
            throw new NoSchemaException("which is abstract, so that no value of it can be made");
        }
        MethodHandle constructor = constructor(type).asType(MethodType.methodType(Object.class));
        MethodHandle[] setters =
                members.stream().map(m -> m.access().setter()).toArray(MethodHandle[]::new);
        return values -> {
            Object bean = constructor.invokeExact();
            for (int i = 0; i < setters.length; i++) {
                setters[i].invokeExact(bean, values[i]);
            }
            return bean;
        };
    }

    private static MethodHandle constructor(Class<?> type, Class<?>... parameters) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(parameters);
            return Handles.of(constructor, LOOKUP::unreflectConstructor);
        } catch (NoSuchMethodException e) {
            throw new NoSchemaException("which has no constructor without parameters");
        }
    }
}
