package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Describes one argument of a {@link Tool}, or one member of a record or bean that is an argument.
 *
 * <p>It stands on the parameter, the record component, the field or the getter; and on a constant
 * of an enum, where {@link #name()} is the text on the wire and {@link #title()} what people read
 * instead of it where a form asks them. The other members say nothing about a constant.
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
public @interface ToolArg {

    /** What {@link #defaultValue()} is when none was given; no default can be this text. */
    String NO_DEFAULT = "\0no default\0";

    /**
     * The name on the wire.
     *
     * @return the name; empty stands for the parameter's or member's own name
     */
    String name() default "";

    /**
     * The name shown to people.
     *
     * @return the title; empty stands for one made of the name, {@code sortOrder} giving "Sort
     *     Order"
     */
    String title() default "";

    /**
     * What to pass, written for the model.
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
     * The value used when the client sends none; it makes the argument optional and is listed in
     * the schema. It is converted once, at start, by the rules for the type; for other types than
     * strings it is JSON text.
     *
     * @return the text of the value; {@link #NO_DEFAULT} stands for none, the empty string is a
     *     value
     */
    String defaultValue() default NO_DEFAULT;

    /**
     * The schema, written by hand: the text of a JSON object, a schema of JSON Schema 2020-12. It
     * is listed as it stands instead of the one that the type has, and every value is checked by
     * it, with formats asserted, before the type makes a Java value of it; so it allows nothing
     * that the type does not take. A description, title or default that is given here as well is
     * added where the schema has none.
     *
     * <p>It refers to nothing but itself, and by an {@code $id}; nothing is ever fetched. A schema
     * with references may be easier to write for the whole tool, see {@link Tool#inputSchema()}.
     *
     * @return the schema; empty stands for that of the type
     */
    String schema() default "";

    /**
     * The header that clients of 2026-07-28 repeat the argument in over HTTP, so that a gateway can
     * route by it without reading the body: {@code Region} stands for {@code Mcp-Param-Region}. A
     * call whose header is missing or differs is refused before the tool sees it. Not for secrets,
     * since others see headers; and never a proof of anything.
     *
     * <p>It stands on an argument that is a string, an integer or a boolean and never null. Its
     * name is a token of RFC 9110, unique in its tool whatever the case.
     *
     * @return the name without {@code Mcp-Param-}; empty stands for none
     * @see <a
     *     href="https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http">Streamable
     *     HTTP, Custom Headers, 2026-07-28</a>
     */
    String header() default "";
}
