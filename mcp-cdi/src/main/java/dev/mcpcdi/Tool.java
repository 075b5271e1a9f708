package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Offers a method of a CDI bean to the client's model as a tool.
 *
 * <p>Parameters that carry a CDI qualifier are injection points and never seen by the model; all
 * others are the tool's arguments, and their types become its input schema. The return type becomes
 * the output schema. The method is called through a contextual reference of its bean, so
 * interceptors and decorators apply; it runs on a call thread with an active request scope,
 * possibly many times at once. It may return a {@link java.util.concurrent.CompletionStage}; the
 * call ends when the stage does. A null that it returns gives no content; where the output schema
 * is that of a record, bean or map, which has no null, it is a failure.
 *
 * <p>A {@link ToolException} it throws becomes a tool error whose text the model reads, an {@link
 * McpException} a protocol error; of any other throwable the client learns only that the tool
 * failed.
 *
 * <p>The method is neither private, static nor generic; every mistake is reported when the
 * application starts.
 *
 * @see <a href="https://modelcontextprotocol.io/specification/2025-11-25/server/tools">Tools,
 *     2025-11-25</a>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Tool {

    /**
     * The name that clients call, unique in the application: 1 to 128 of {@code A-Za-z0-9_.-}.
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
     * What the tool does and when to use it, written for the model.
     *
     * @return the description; empty stands for none and is warned of at start
     */
    String description() default "";

    /**
     * What clients may assume about the tool's behaviour.
     *
     * @return the hints; only those set are sent
     */
    Annotations annotations() default @Annotations;

    /**
     * Whether the tool lists an output schema and returns structured content.
     *
     * @return the mode
     */
    StructuredOutput structuredOutput() default StructuredOutput.AUTO;

    /**
     * The type of the structured content of a method that returns {@link ToolResult}. Every success
     * then carries some; on a method that returns anything else it is a mistake.
     *
     * @return the type; {@code void.class} stands for none
     */
    Class<?> outputType() default void.class;

    /**
     * The input schema, written by hand: the text of a JSON object with {@code "type": "object"}, a
     * schema of JSON Schema 2020-12. It is listed as it stands instead of the one that the
     * parameters have, and the arguments of a call are checked by it, with formats asserted, before
     * the parameters take theirs. It names each of them among its {@code properties}, says which
     * are required, and may give defaults. It refers to nothing but itself; nothing is ever
     * fetched.
     *
     * @return the schema; empty stands for that of the parameters
     */
    String inputSchema() default "";

    /**
     * The output schema, written by hand: as {@link #inputSchema()}, for the structured content.
     * What the method returns is written as its type says, within a member {@code result} if it is
     * no object, and checked; where it breaks the schema the call fails, and the log says why.
     *
     * @return the schema; empty stands for that of the return type
     */
    String outputSchema() default "";

    /**
     * How long one call may take, by the clock, from its arrival to its answer. When it is over the
     * client gets a tool error at once and the call is cancelled: its thread is interrupted, its
     * stage cancelled, and {@link Cancellation} says so.
     *
     * @return a duration such as {@code PT30S}; empty stands for the setting {@code
     *     mcp.tools.timeout}, without which nothing ends a call
     */
    String timeout() default "";

    /** Whether a tool lists an output schema and returns structured content. */
    enum StructuredOutput {
        /** Where the return type has a schema. */
        AUTO,
        /** Always; a return type without a schema is a mistake. */
        ON,
        /** Never. */
        OFF
    }

    /**
     * Hints about the behaviour of a tool; not a security boundary.
     *
     * <p>Each hint is unset by default and then not sent at all, so that the default of the
     * specification holds. A hint is set by one value; two values are a mistake reported at start.
     */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target({})
    @interface Annotations {

        /**
         * A title for people, from before tools had one of their own.
         *
         * @return the title; empty stands for none
         */
        String title() default "";

        /**
         * The tool changes nothing.
         *
         * @return nothing or one value
         */
        boolean[] readOnlyHint() default {};

        /**
         * The tool may destroy what is there rather than only add to it.
         *
         * @return nothing or one value
         */
        boolean[] destructiveHint() default {};

        /**
         * A second call with the same arguments changes nothing more.
         *
         * @return nothing or one value
         */
        boolean[] idempotentHint() default {};

        /**
         * The tool deals with things outside a closed domain, such as the web.
         *
         * @return nothing or one value
         */
        boolean[] openWorldHint() default {};
    }
}
