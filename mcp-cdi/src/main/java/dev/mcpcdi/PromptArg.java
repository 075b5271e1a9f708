package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Describes one argument of a {@link Prompt}. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface PromptArg {

    /**
     * The name on the wire.
     *
     * @return the name; empty stands for the parameter's own name
     */
    String name() default "";

    /**
     * The name shown to people.
     *
     * @return the title; empty stands for none
     */
    String title() default "";

    /**
     * What to fill in, written for people.
     *
     * @return the description; empty stands for none
     */
    String description() default "";

    /**
     * Whether the client must send it.
     *
     * @return false makes it optional: absent is null, or an empty {@code Optional}
     */
    boolean required() default true;

    /**
     * The value used when the client sends none; it makes the argument optional. It is converted
     * once, at start, as {@link ToolArg#defaultValue()} is.
     *
     * @return the text of the value; {@link ToolArg#NO_DEFAULT} stands for none, the empty string
     *     is a value
     */
    String defaultValue() default ToolArg.NO_DEFAULT;
}
