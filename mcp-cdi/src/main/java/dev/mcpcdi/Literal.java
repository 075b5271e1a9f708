package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Allows only the listed texts for a string, and lists them in the schema as an {@code enum}.
 *
 * <p>For values that are names of the wire rather than of the application; else use a Java enum.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({
    ElementType.PARAMETER,
    ElementType.RECORD_COMPONENT,
    ElementType.FIELD,
    ElementType.METHOD,
    ElementType.TYPE_USE
})
public @interface Literal {

    /**
     * The allowed texts, in the order of the schema.
     *
     * @return at least one text
     */
    String[] value();
}
