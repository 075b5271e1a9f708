package dev.mcpcdi.spi;

import dev.mcpcdi.Content;
import java.util.List;

/**
 * Turns values of a Java type of its own into blocks for the model, such as pictures of another
 * library into {@link Content.Image}.
 *
 * <p>A bean of this type names the Java type by its type argument: {@code class Pictures implements
 * ContentEncoder<BufferedImage>}. There is one for each type. A tool that returns the type, or a
 * list, set, array or stream of it, is as one that returns {@link Content}: it lists no output
 * schema and sends blocks alone. Values of subtypes are encoded by it too, unless there is one for
 * a nearer type. Types with a form that is the same for all applications, such as strings and
 * numbers, have none.
 *
 * <p>The bean is made when the application starts, before anything is served; the method is called
 * on any thread, also at once, while the call's request scope is active.
 *
 * @param <T> the Java type, a class without type arguments
 * @see SchemaContributor
 */
public interface ContentEncoder<T> {

    /**
     * Encodes a value.
     *
     * @param value the value, not null
     * @return its blocks in their order, not null; empty for nothing
     * @throws dev.mcpcdi.ToolException if there is no form of it; the model reads the message. Any
     *     other exception fails the call too, but only the log says why.
     */
    List<Content> encode(T value);
}
