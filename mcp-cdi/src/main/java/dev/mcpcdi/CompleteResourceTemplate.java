package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Suggests values for one variable of a {@link ResourceTemplate} while a person types it, by the
 * rules of {@link CompletePrompt}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface CompleteResourceTemplate {

    /**
     * The template.
     *
     * @return its URI template or its name
     */
    String value();
}
