package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks the parameter of a {@link CompletePrompt} method that has what was typed so far. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface CompleteArg {

    /**
     * The argument that is completed.
     *
     * @return its name; empty stands for the parameter's own name
     */
    String name() default "";
}
