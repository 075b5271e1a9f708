package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says what the server is, on one bean of the application; never how it is served.
 *
 * <p>Without it the server calls itself {@code mcp-server}. Two in one application are a mistake.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface ServerInfo {

    /**
     * The name for programs.
     *
     * @return the name, not empty
     */
    String name();

    /**
     * The version of the server, not of the protocol.
     *
     * @return the version, not empty
     */
    String version();

    /**
     * The name shown to people.
     *
     * @return the title; empty stands for none
     */
    String title() default "";

    /**
     * What the server is for, for people.
     *
     * @return the description; empty stands for none
     */
    String description() default "";

    /**
     * Where to read more.
     *
     * @return a URL; empty stands for none
     */
    String websiteUrl() default "";

    /**
     * How a model should use the server as a whole; not a repetition of tool descriptions.
     *
     * @return the instructions; empty stands for none
     */
    String instructions() default "";
}
