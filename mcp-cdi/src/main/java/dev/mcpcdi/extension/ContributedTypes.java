package dev.mcpcdi.extension;

import dev.mcpcdi.spi.SchemaContributor;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.json.JsonValue;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.Map;

/** The Java types that beans give the JSON form of. */
final class ContributedTypes {

    private ContributedTypes() {}

    /** The bean type that names each class; none of a bean that is no contributor. */
    static Map<Class<?>, Type> of(Bean<?> bean) {
        Map<Class<?>, Type> types = new HashMap<>();
        for (Type type : bean.getTypes()) {
            if (type instanceof ParameterizedType generic
                    && generic.getRawType() == SchemaContributor.class
                    && generic.getActualTypeArguments()[0] instanceof Class<?> given) {
                types.put(given, type);
            }
        }
        return types;
    }

    /** Stands for a contributor before beans can be made: whatever it says is taken. */
    record Unknown() implements SchemaContributor<Object> {

        @Override
        public String schema() {
            return "{}";
        }

        @Override
        public Object read(JsonValue value) {
            throw new IllegalStateException("Nothing is served yet.");
        }

        @Override
        public JsonValue write(Object value) {
            throw new IllegalStateException("Nothing is served yet.");
        }
    }
}
