package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.server.Exchange.Headers;
import java.util.List;
import java.util.Optional;

/** A header that repeats a word of the body, so that a gateway need not read the body. */
record RoutingHeader(String name, List<String> values) {

    RoutingHeader(String name, Headers headers) {
        this(name, headers.values(name));
    }

    /** Two readers of a repeated header could see two different values. */
    Optional<RpcError> mustNotRepeat() {
        return values.size() > 1
                ? Rung.mismatch(name + " header appears more than once")
                : Optional.empty();
    }

    /** The header is there once and has this text, byte for byte. */
    Optional<RpcError> mustSay(String body) {
        return once().or(() -> compare(values.get(0), body));
    }

    /** The same for a header whose value may be encoded. */
    Optional<RpcError> mustSayEncoded(String body) {
        return once().or(
                        () ->
                                HeaderText.decode(values.get(0))
                                        .map(text -> compare(text, body))
                                        .orElseGet(
                                                () ->
                                                        Rung.mismatch(
                                                                name + " header is malformed")));
    }

    private Optional<RpcError> once() {
        return values.isEmpty() ? Rung.mismatch(name + " header is missing") : mustNotRepeat();
    }

    private Optional<RpcError> compare(String header, String body) {
        return header.equals(body)
                ? Optional.empty()
                : Rung.mismatch(name + " is '" + header + "' but the body says '" + body + "'");
    }
}
