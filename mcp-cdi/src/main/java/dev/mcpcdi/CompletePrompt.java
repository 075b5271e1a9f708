package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Suggests values for one argument of a {@link Prompt} while a person types it.
 *
 * <p>The parameter with {@link CompleteArg}, or the only one that has no qualifier, is a String:
 * what was typed so far, for the argument of its name. Other parameters without a qualifier are the
 * values that were chosen for other arguments of the prompt already, by name and of any type, null
 * or an empty {@code Optional} where there is none. Parameters with a qualifier are injection
 * points, but no resolver that asks.
 *
 * <p>The method returns a String, an array or collection of values in the order of their relevance,
 * or a {@link CompletionResult}; clients get at most 100. It is called as a tool is, and may return
 * a {@link java.util.concurrent.CompletionStage}. Arguments that are enums, booleans or {@link
 * Literal} texts have suggestions without it.
 *
 * @see <a
 *     href="https://modelcontextprotocol.io/specification/2025-11-25/server/utilities/completion">Completion,
 *     2025-11-25</a>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface CompletePrompt {

    /**
     * The prompt.
     *
     * @return its name
     */
    String value();
}
