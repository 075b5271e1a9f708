package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says which variable of a {@link ResourceTemplate} a parameter is. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface ResourceTemplateArg {

    /**
     * The variable.
     *
     * @return its name; empty stands for the parameter's own name
     */
    String name() default "";

    /**
     * Whether a URI must have it. Those of a path always are there.
     *
     * @return false makes it optional: absent is null, or an empty {@code Optional}
     */
    boolean required() default true;

    /**
     * The value used when a URI has none. It is converted once, at start, as {@link
     * ToolArg#defaultValue()} is.
     *
     * @return the text of the value; {@link ToolArg#NO_DEFAULT} stands for none, the empty string
     *     is a value
     */
    String defaultValue() default ToolArg.NO_DEFAULT;
}
