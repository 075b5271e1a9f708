package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.server.Exchange.Headers;
import jakarta.json.JsonString;
import java.util.Map;
import java.util.Optional;

/**
 * {@code Mcp-Method} and {@code Mcp-Name} say what the body says (2026-07-28, Server Validation).
 */
final class RoutingHeadersRung implements Rung {

    /** The member of the parameters that {@code Mcp-Name} repeats, by method. */
    private static final Map<String, String> NAMED_BY =
            Map.of("tools/call", "name", "prompts/get", "name", "resources/read", "uri");

    @Override
    public Optional<RpcError> check(Inbound inbound) {
        return inbound.headers()
                .flatMap(headers -> method(headers, inbound).or(() -> name(headers, inbound)));
    }

    private static Optional<RpcError> method(Headers headers, Inbound inbound) {
        return new RoutingHeader("Mcp-Method", headers).mustSay(inbound.method());
    }

    /** Parameters without a name are left to the handler, which says what is wrong with them. */
    private static Optional<RpcError> name(Headers headers, Inbound inbound) {
        RoutingHeader header = new RoutingHeader("Mcp-Name", headers);
        String member = NAMED_BY.get(inbound.method());
        if (member != null && inbound.request().params().get(member) instanceof JsonString name) {
            return header.mustSayEncoded(name.getString());
        }
        return header.mustNotRepeat();
    }
}
