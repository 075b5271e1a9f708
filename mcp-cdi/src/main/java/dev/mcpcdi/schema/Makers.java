package dev.mcpcdi.schema;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
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
        return type.isRecord() ? record(type) : bean(type, members);
    }

    private static ObjectModel.Maker record(Class<?> type) {
        Class<?>[] components =
                Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new);
        MethodHandle constructor = constructor(type, components);
        MethodHandle spread = constructor.asSpreader(Object[].class, components.length);
        return values -> spread.invoke(values);
    }

    private static ObjectModel.Maker bean(Class<?> type, List<Member> members) {
        if (Modifier.isAbstract(type.getModifiers())) {
            throw new NoSchemaException("which is abstract, so that no value of it can be made");
        }
        MethodHandle constructor = constructor(type);
        MethodHandle[] setters =
                members.stream().map(m -> m.access().setter()).toArray(MethodHandle[]::new);
        return values -> {
            Object bean = constructor.invoke();
            for (int i = 0; i < setters.length; i++) {
                setters[i].invoke(bean, values[i]);
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
