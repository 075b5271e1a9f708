package dev.mcpcdi.protocol;

import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An argument of a tool that clients repeat in a header, so that a gateway need not read the body
 * (2026-07-28, Streamable HTTP, Custom Headers). Immutable.
 *
 * @param name the name of the header
 * @param path the names that lead to the argument, from the outermost
 */
public record ParamHeader(String name, List<String> path) {

    private static final String KEYWORD = "x-mcp-header";
    private static final String PREFIX = "Mcp-Param-";

    /** Copies the list. */
    public ParamHeader {
        path = List.copyOf(path);
    }

    /**
     * The headers that a schema asks for. Whether they may stand where they do is not checked.
     *
     * @param inputSchema the input schema of a tool
     * @return those that a chain of {@code properties} leads to, in the order of the schema
     */
    public static List<ParamHeader> of(JsonObject inputSchema) {
        List<ParamHeader> found = new ArrayList<>();
        collect(inputSchema, List.of(), found);
        return List.copyOf(found);
    }

    private static void collect(JsonObject schema, List<String> path, List<ParamHeader> found) {
        if (!(schema.get("properties") instanceof JsonObject properties)) {
            return;
        }
        properties.forEach(
                (member, value) -> {
                    if (value instanceof JsonObject property) {
                        List<String> here = new ArrayList<>(path);
                        here.add(member);
                        if (property.get(KEYWORD) instanceof JsonString suffix) {
                            found.add(new ParamHeader(PREFIX + suffix.getString(), here));
                        }
                        collect(property, here, found);
                    }
                });
    }

    /**
     * The argument.
     *
     * @param arguments all arguments of a call
     * @return the value; empty if it is absent or null
     */
    public Optional<JsonValue> value(JsonObject arguments) {
        JsonValue value = arguments;
        for (String member : path) {
            value = value instanceof JsonObject object ? object.get(member) : null;
        }
        return Optional.ofNullable(value).filter(some -> !some.equals(JsonValue.NULL));
    }

    /**
     * The argument as the text of the header, not encoded yet.
     *
     * @param arguments all arguments of a call
     * @return the text; empty if there is no value that a header can hold
     */
    public Optional<String> text(JsonObject arguments) {
        return value(arguments).flatMap(ParamHeader::text);
    }

    /**
     * A value as the text of a header, not encoded yet.
     *
     * @param value the value of an argument
     * @return the text; empty if no header can hold the value
     */
    public static Optional<String> text(JsonValue value) {
        return switch (value.getValueType()) {
            case STRING -> Optional.of(((JsonString) value).getString());
            case NUMBER -> Optional.of(plain(((JsonNumber) value).bigDecimalValue()));
            case TRUE, FALSE -> Optional.of(value.toString());
            default -> Optional.empty();
        };
    }

    private static String plain(BigDecimal number) {
        return (number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros())
                .toPlainString();
    }

    /**
     * The name of the argument for people.
     *
     * @return such as {@code address.region}
     */
    public String argument() {
        return String.join(".", path);
    }
}
