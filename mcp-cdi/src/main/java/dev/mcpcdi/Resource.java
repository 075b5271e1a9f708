package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Offers what a method of a CDI bean returns to clients as a resource, which they read by its URI.
 *
 * <p>All parameters carry a CDI qualifier, or are the {@link McpContext}: nobody sends arguments to
 * a resource, see {@link ResourceTemplate}. The method is called for each read, as a tool is, and
 * may return a {@link java.util.concurrent.CompletionStage} of what follows.
 *
 * <p>A String is text; a {@code byte[]} is bytes; an {@link java.io.InputStream} or {@link
 * java.nio.file.Path} is read to its end, as UTF-8 text if its media type is one of text, else as
 * bytes; {@link ResourceContents}, a list of them or a {@link ResourceReply} is passed on; any
 * other value becomes its JSON text. A null, an empty {@code Optional} and a file that does not
 * exist are resources that do not exist.
 *
 * <p>A {@link ResourceNotFoundException} says so too, and the message of another {@link
 * ResourceException} reaches the client with an internal error. An {@link McpException} becomes its
 * own error, and of any other throwable the client learns only that the read failed.
 *
 * @see <a href="https://modelcontextprotocol.io/specification/2025-11-25/server/resources">
 *     Resources, 2025-11-25</a>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Resource {

    /**
     * The URI, unique in the application. Clients read it by the same text, byte for byte.
     *
     * @return an absolute URI; one with {@code https:} promises that clients can fetch it
     *     themselves
     */
    String uri();

    /**
     * The name for programs.
     *
     * @return the name; empty stands for the method's name as it is
     */
    String name() default "";

    /**
     * The name shown to people.
     *
     * @return the title; empty stands for none
     */
    String title() default "";

    /**
     * What the resource is, written for the model.
     *
     * @return the description; empty stands for none
     */
    String description() default "";

    /**
     * The media type.
     *
     * @return the type, such as {@code text/markdown}; empty stands for {@code text/plain} of a
     *     String, {@code application/octet-stream} of bytes, the type by the name of a file, and
     *     {@code application/json} of all that becomes JSON
     */
    String mimeType() default "";

    /**
     * The size.
     *
     * @return the number of bytes, before any encoding; -1 stands for unknown
     */
    long size() default -1;

    /**
     * What clients may do with the resource.
     *
     * @return the hints; only those set are sent
     */
    Annotations annotations() default @Annotations;

    /** Hints about a resource or template. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target({})
    @interface Annotations {

        /**
         * Whom it is for.
         *
         * @return the audience; empty stands for no hint
         */
        Role[] audience() default {};

        /**
         * How much it matters.
         *
         * @return nothing, or one value from 0, optional, to 1, required
         */
        double[] priority() default {};

        /**
         * When it was last changed; known from 2025-06-18 on.
         *
         * @return a time such as {@code 2026-07-28T12:00:00Z}; empty stands for no hint
         */
        String lastModified() default "";
    }
}
