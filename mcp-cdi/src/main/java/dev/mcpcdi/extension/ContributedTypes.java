package dev.mcpcdi.extension;

import dev.mcpcdi.Content;
import dev.mcpcdi.schema.OwnContent;
import dev.mcpcdi.schema.OwnForm;
import dev.mcpcdi.schema.OwnTypes;
import dev.mcpcdi.spi.ContentEncoder;
import dev.mcpcdi.spi.SchemaContributor;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.json.JsonValue;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The Java types that beans say something of, before those beans can be made. */
final class ContributedTypes {

    private final Map<Class<?>, OwnForm> forms = new HashMap<>();
    private final Map<Class<?>, OwnContent> contents = new HashMap<>();

    /** The bean type that names each class; none of a bean that is not of the interface. */
    static Map<Class<?>, Type> of(Bean<?> bean, Class<?> seam) {
        Map<Class<?>, Type> types = new HashMap<>();
        for (Type type : bean.getTypes()) {
            if (type instanceof ParameterizedType generic
                    && generic.getRawType() == seam
                    && generic.getActualTypeArguments()[0] instanceof Class<?> given) {
                types.put(given, type);
            }
        }
        return types;
    }

    void add(Bean<?> bean) {
        OwnForm form = new OwnForm(bean.getBeanClass(), new Unknown());
        of(bean, SchemaContributor.class).keySet().forEach(type -> forms.put(type, form));
        OwnContent content = new OwnContent(bean.getBeanClass(), new Unknown());
        of(bean, ContentEncoder.class).keySet().forEach(type -> contents.put(type, content));
    }

    OwnTypes all() {
        return new OwnTypes(forms, contents);
    }

    /** Stands for a bean that is not made yet: whatever it says is taken. */
    record Unknown() implements SchemaContributor<Object>, ContentEncoder<Object> {

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

        @Override
        public List<Content> encode(Object value) {
            throw new IllegalStateException("Nothing is served yet.");
        }
    }
}
