package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Allows only the listed texts for a string, and lists them in the schema as an {@code enum}. In a
 * form each is shown with its title, if there are titles.
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

    /**
     * What people read instead of the texts, where a form asks them. The schema of a tool has no
     * titles; an answer is always the text itself.
     *
     * @return as many titles as there are texts, in their order; none stands for the texts
     */
    String[] titles() default {};

    /**
     * Whether a form has the titles in {@code enumNames} also for clients that know the newer way.
     * The protocol discourages it; it is for clients that show no other titles. A list of choices
     * has its titles in the newer way regardless.
     *
     * @return true for {@code enumNames}; it needs titles
     */
    boolean enumNames() default false;
}
