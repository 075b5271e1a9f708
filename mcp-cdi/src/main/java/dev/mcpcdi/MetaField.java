package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A member of {@code _meta} that a tool, prompt, resource or template is listed with; from
 * 2025-06-18 on. It stands on the method, as often as there are members.
 *
 * @see <a href="https://modelcontextprotocol.io/specification/2025-11-25/basic#meta">_meta,
 *     2025-11-25</a>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@Repeatable(MetaField.MetaFields.class)
public @interface MetaField {

    /**
     * What the key begins with.
     *
     * @return labels with dots between them and a slash at the end, such as {@code com.example/};
     *     empty stands for none
     */
    String prefix() default "";

    /**
     * The rest of the key.
     *
     * @return letters and digits at both ends, and {@code -}, {@code _} and {@code .} between them
     */
    String name();

    /**
     * What the text of the value means.
     *
     * @return the type
     */
    Type type() default Type.STRING;

    /**
     * The value.
     *
     * @return its text
     */
    String value();

    /** What the text of a value means. */
    enum Type {
        /** A string. */
        STRING,
        /** A whole number. */
        INT,
        /** {@code true} or {@code false}. */
        BOOLEAN,
        /** Any JSON. */
        JSON
    }

    /** The fields of a method. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @interface MetaFields {

        /**
         * All of them.
         *
         * @return the fields
         */
        MetaField[] value();
    }
}
