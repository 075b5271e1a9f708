package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.model.ToolDefinition;
import dev.mcpcdi.protocol.ParamHeader;
import dev.mcpcdi.server.Exchange.Headers;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * {@code Mcp-Param-*} say what the arguments of one tool say (2026-07-28, Streamable HTTP, Server
 * Behavior for Custom Headers). Headers that the tool does not name are nobody's affair.
 */
record ParamHeaders(List<ParamHeader> named) {

    private static final Pattern DECIMAL = Pattern.compile("-?\\d{1,1000}(\\.\\d{1,1000})?");

    static ParamHeaders of(ToolDefinition tool) {
        return new ParamHeaders(ParamHeader.of(tool.inputSchema()));
    }

    /** Why a call is rejected, empty if it passes. */
    Optional<RpcError> check(Headers headers, JsonObject arguments) {
        return named.stream()
                .flatMap(header -> check(header, headers, arguments).stream())
                .findFirst();
    }

    private static Optional<RpcError> check(
            ParamHeader param, Headers headers, JsonObject arguments) {
        RoutingHeader header = new RoutingHeader(param.name(), headers);
        Optional<JsonValue> value = param.value(arguments);
        if (header.values().isEmpty()) {
            // What no header can hold is wrong in itself, and the check of the arguments says so.
            return param.text(arguments).isPresent()
                    ? mismatch(param, "is missing but the body has the argument")
                    : Optional.empty();
        }
        if (value.isEmpty()) {
            return mismatch(param, "is there but the body lacks the argument");
        }
        return header.mustNotRepeat().or(() -> compare(param, header, value.get()));
    }

    private static Optional<RpcError> compare(
            ParamHeader param, RoutingHeader header, JsonValue value) {
        Optional<String> text = HeaderText.decode(header.values().get(0));
        if (text.isEmpty()) {
            return Rung.mismatch(header.name() + " header is malformed");
        }
        return says(text.get(), value)
                ? Optional.empty()
                : mismatch(param, "differs from the argument");
    }

    private static boolean says(String text, JsonValue value) {
        if (value instanceof JsonNumber number) {
            return DECIMAL.matcher(text).matches()
                    && new BigDecimal(text).compareTo(number.bigDecimalValue()) == 0;
        }
        return ParamHeader.text(value).filter(text::equals).isPresent();
    }

    /** Without the values: they may be private, and errors are logged. */
    private static Optional<RpcError> mismatch(ParamHeader param, String how) {
        return Rung.mismatch("%s header %s '%s'".formatted(param.name(), how, param.argument()));
    }
}
