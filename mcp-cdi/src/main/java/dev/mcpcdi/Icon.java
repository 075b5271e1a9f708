package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A picture that clients show for a tool, prompt, resource or template; from 2025-11-25 on. It
 * stands on the method, as often as there are pictures.
 *
 * @see <a href="https://modelcontextprotocol.io/specification/2025-11-25/basic#icons">Icons,
 *     2025-11-25</a>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@Repeatable(Icon.Icons.class)
public @interface Icon {

    /**
     * Where it is.
     *
     * @return a URI that begins with {@code https:} or {@code data:}; clients take no other
     */
    String src();

    /**
     * Its media type.
     *
     * @return the type, such as {@code image/png}; empty stands for that of the server it is on
     */
    String mimeType() default "";

    /**
     * The sizes it is for.
     *
     * @return such as {@code 48x48}, or {@code any}; empty stands for all
     */
    String[] sizes() default {};

    /**
     * The background it is for.
     *
     * @return the theme
     */
    Theme theme() default Theme.ANY;

    /** A background. */
    enum Theme {
        /** Any of them. */
        ANY,
        /** A light one. */
        LIGHT,
        /** A dark one. */
        DARK
    }

    /** The icons of a method. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @interface Icons {

        /**
         * All of them.
         *
         * @return the icons
         */
        Icon[] value();
    }
}
