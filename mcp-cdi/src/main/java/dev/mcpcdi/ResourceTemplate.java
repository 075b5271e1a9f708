package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Offers a method of a CDI bean to clients as a family of resources, one for each URI that the
 * template matches.
 *
 * <p>Parameters without a CDI qualifier are the variables of the template, by name and of any type:
 * their texts are decoded once and bound as the arguments of a {@link Prompt} are. A variable of a
 * query such as {@code {?page}} may be missing, so its parameter is an {@code Optional} or has a
 * default; one with an explode modifier such as {@code {/path*}} is a list. What the method returns
 * and throws means the same as for a {@link Resource}.
 *
 * <p>Where several templates match a URI, the most specific is taken: the one with more literal
 * characters. Two that match the same URIs are a mistake reported at start. Resources go before
 * templates.
 *
 * <p>A URI with a value that would leave a directory if it were appended to its path, as {@code
 * ../secret}, {@code /etc} or {@code c:x}, does not exist for clients; see {@link
 * #exemptFromPathSafety()}.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc6570">RFC 6570</a>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface ResourceTemplate {

    /**
     * The template, unique in the application.
     *
     * @return a template of RFC 6570 whose values can be found again, such as {@code
     *     shop://books/{isbn}}
     */
    String uriTemplate();

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
     * What the resources are, written for the model.
     *
     * @return the description; empty stands for none
     */
    String description() default "";

    /**
     * The media type that all of them have.
     *
     * @return the type, or empty as for {@link Resource#mimeType()}
     */
    String mimeType() default "";

    /**
     * What clients may do with the resources.
     *
     * @return the hints; only those set are sent
     */
    Resource.Annotations annotations() default @Resource.Annotations;

    /**
     * The variables whose values may be any text, because they are never part of a path.
     *
     * @return the names of variables, such as one for identifiers of the form {@code x:y}
     */
    String[] exemptFromPathSafety() default {};
}
