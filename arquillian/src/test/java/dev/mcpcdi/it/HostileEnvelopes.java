package dev.mcpcdi.it;

import static dev.mcpcdi.it.Hostile.container;
import static dev.mcpcdi.it.Hostile.error;
import static dev.mcpcdi.it.Hostile.failure;
import static dev.mcpcdi.it.Hostile.quoted;
import static dev.mcpcdi.it.RawRequest.alone;

import dev.mcpcdi.it.Hostile.Answer;
import java.util.Base64;
import java.util.stream.Stream;

/** Headers of 2026-07-28 that are missing, doubled, badly written, or at odds with the body. */
final class HostileEnvelopes {

    private static final String VERSION = "MCP-Protocol-Version: 2026-07-28";
    private static final String METHOD = "Mcp-Method: tools/call";
    private static final String NAME = "Mcp-Name: greet";
    private static final Answer MALFORMED = mismatch("Mcp-Name header is malformed");

    private static final String CALL =
            request("tools/call", "'name':'greet','arguments':{'name':'Ann'},");

    private static final Answer GREETING =
            quoted(
                    200,
                    "{'jsonrpc':'2.0','id':1,'result':{'content':[{'type':'text',"
                            + "'text':'Welcome to the bookshop, Ann.'}],'structuredContent':{'result':'Welcome to the bookshop, Ann.'},"
                            + "'resultType':'complete','_meta':{"
                            + "'io.modelcontextprotocol/serverInfo':"
                            + "{'name':'Bookshop','version':'1.0.0'}}}}");

    private HostileEnvelopes() {}

    static Stream<Hostile> all() {
        return Stream.of(missing(), doubled(), other(), encoded(), bodies())
                .flatMap(cases -> cases);
    }

    private static Stream<Hostile> missing() {
        return Stream.of(
                new Hostile("all there", alone(CALL, VERSION, METHOD, NAME), GREETING),
                new Hostile(
                        "no headers",
                        alone(CALL),
                        mismatch("MCP-Protocol-Version header is missing")),
                new Hostile(
                        "no Mcp-Method",
                        alone(CALL, VERSION, NAME),
                        mismatch("Mcp-Method header is missing")),
                new Hostile(
                        "no Mcp-Name",
                        alone(CALL, VERSION, METHOD),
                        mismatch("Mcp-Name header is missing")),
                new Hostile(
                        "no envelope",
                        alone(RawRequest.PING, VERSION, "Mcp-Method: ping"),
                        failure(400, -32602, "Missing _meta")));
    }

    private static Stream<Hostile> doubled() {
        return Stream.of("MCP-Protocol-Version", "Mcp-Method", "Mcp-Name")
                .map(
                        name -> {
                            String again =
                                    Stream.of(VERSION, METHOD, NAME)
                                            .filter(line -> line.startsWith(name))
                                            .findFirst()
                                            .orElseThrow();
                            return new Hostile(
                                    "two " + name,
                                    alone(CALL, VERSION, METHOD, NAME, again),
                                    mismatch(name + " header appears more than once"));
                        });
    }

    private static Stream<Hostile> other() {
        return Stream.of(
                new Hostile(
                        "another version",
                        alone(CALL, "MCP-Protocol-Version: 2025-11-25", METHOD, NAME),
                        mismatch(
                                "MCP-Protocol-Version is '2025-11-25' but the body says"
                                        + " '2026-07-28'")),
                new Hostile(
                        "another method",
                        alone(CALL, VERSION, "Mcp-Method: tools/list", NAME),
                        mismatch("Mcp-Method is 'tools/list' but the body says 'tools/call'")),
                named("find_book", "find_book"),
                named("GREET", "GREET"),
                named("greet, greet", "greet, greet"),
                // Grizzly refuses a byte that is not ASCII, and more than 8 KiB of headers.
                new Hostile(
                        "bytes in Mcp-Name",
                        alone(CALL, VERSION, METHOD, "Mcp-Name: caf\u00e9"),
                        container(400),
                        MALFORMED),
                new Hostile(
                        "8,193 characters in Mcp-Name",
                        alone(CALL, VERSION, METHOD, "Mcp-Name: " + "a".repeat(8193)),
                        container(400),
                        error(
                                431,
                                -32600,
                                "Request header too long: at most 8192 characters are read")));
    }

    private static Stream<Hostile> encoded() {
        String greet = encode("greet");
        return Stream.of(
                new Hostile(
                        "encoded", alone(CALL, VERSION, METHOD, "Mcp-Name: " + greet), GREETING),
                named("=?BASE64?Z3JlZXQ=?=", "=?BASE64?Z3JlZXQ=?="),
                named("=?base64?Z3JlZXQ=", "=?base64?Z3JlZXQ="),
                named("=?base64??=", ""),
                named(encode(greet), greet),
                malformed("no padding", "=?base64?Z3JlZXQ?="),
                malformed("bits that do not count", "=?base64?Z3JlZXR=?="),
                malformed("alphabet of URLs", "=?base64?_-_-?="),
                malformed("a space", "=?base64?Z3Jl ZXQ=?="),
                malformed("no UTF-8", "=?base64?//4=?="));
    }

    private static Stream<Hostile> bodies() {
        return Stream.of(
                new Hostile(
                        "arguments as a string of 2026-07-28",
                        alone(
                                request("tools/call", "'name':'greet','arguments':'Ann',"),
                                VERSION,
                                METHOD,
                                NAME),
                        failure(400, -32602, "Invalid params: arguments must be an object")),
                unknown("no/such"),
                unknown("ping"),
                unknown("initialize"));
    }

    private static Hostile named(String value, String decoded) {
        return new Hostile(
                "Mcp-Name: " + value,
                alone(CALL, VERSION, METHOD, "Mcp-Name: " + value),
                mismatch("Mcp-Name is '" + decoded + "' but the body says 'greet'"));
    }

    private static Hostile malformed(String name, String value) {
        return new Hostile(
                "Mcp-Name with " + name,
                alone(CALL, VERSION, METHOD, "Mcp-Name: " + value),
                MALFORMED);
    }

    private static Hostile unknown(String method) {
        return new Hostile(
                "method " + method + " of 2026-07-28",
                alone(request(method, ""), VERSION, "Mcp-Method: " + method),
                failure(404, -32601, "Method not found: " + method));
    }

    private static String request(String method, String params) {
        return ("{'jsonrpc':'2.0','id':1,'method':'%s','params':{%s"
                        + "'_meta':{'io.modelcontextprotocol/protocolVersion':'2026-07-28',"
                        + "'io.modelcontextprotocol/clientCapabilities':{}}}}")
                .formatted(method, params);
    }

    private static Answer mismatch(String message) {
        return failure(400, -32020, message);
    }

    private static String encode(String text) {
        return "=?base64?" + Base64.getEncoder().encodeToString(RawRequest.bytes(text)) + "?=";
    }
}
