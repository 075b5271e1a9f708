package dev.mcpcdi.extension;

import dev.mcpcdi.ResourceContents;
import dev.mcpcdi.ResourceReply;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;

/** The media type that the return type of a resource tells. */
final class ContentType {

    private ContentType() {}

    /** Empty if only a read can tell. */
    static Optional<String> of(BeanMethod method) {
        GenericTypes types = new GenericTypes();
        Type type = ReturnShape.of(method, types).type();
        Type value = types.withoutOptional(type);
        return of(types.resolved(value), types.resolved(types.element(value)));
    }

    private static Optional<String> of(Class<?> type, Class<?> element) {
        if (type == String.class) {
            return Optional.of("text/plain");
        }
        if (type == byte[].class || InputStream.class.isAssignableFrom(type)) {
            return Optional.of("application/octet-stream");
        }
        boolean isOpen =
                type == Object.class
                        || Stream.of(Path.class, ResourceContents.class, ResourceReply.class)
                                .anyMatch(open -> open.isAssignableFrom(type))
                        || Collection.class.isAssignableFrom(type)
                                && ResourceContents.class.isAssignableFrom(element);
        return isOpen ? Optional.empty() : Optional.of("application/json");
    }
}
