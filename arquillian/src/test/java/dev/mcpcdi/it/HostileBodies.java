package dev.mcpcdi.it;

import static dev.mcpcdi.it.Hostile.error;
import static dev.mcpcdi.it.Hostile.failure;
import static dev.mcpcdi.it.Hostile.quoted;
import static dev.mcpcdi.it.RawRequest.PING;
import static dev.mcpcdi.it.RawRequest.alone;
import static dev.mcpcdi.it.RawRequest.session;

import dev.mcpcdi.it.Hostile.Answer;
import java.util.stream.Stream;

/** Bodies that are no messages, and messages that are none of those expected. */
final class HostileBodies {

    private static final Answer PONG = quoted(200, "{'jsonrpc':'2.0','id':1,'result':{}}");
    private static final Answer NOTHING = new Answer(202, "");
    private static final Answer ONE_AT_A_TIME =
            error(400, -32600, "Invalid request: one message at a time, not an array");
    private static final Answer TOO_DEEP =
            error(400, -32700, "Parse error: nested deeper than 128 levels");
    private static final Answer NO_OBJECT =
            failure(200, -32602, "Invalid params: arguments must be an object");

    private HostileBodies() {}

    static Stream<Hostile> all() {
        return Stream.of(json(), batches(), ids(), shapes(), methods()).flatMap(cases -> cases);
    }

    private static Stream<Hostile> json() {
        String nested = "[".repeat(10_000) + "]".repeat(10_000);
        return Stream.of(
                new Hostile("no body", session(""), error(400, -32700, "Parse error")),
                new Hostile("broken JSON", session("{'id':"), error(400, -32700, "Parse error")),
                new Hostile("text after", session(PING + "x"), error(400, -32700, "Parse error")),
                new Hostile("depth 10,000", session(nested), TOO_DEEP),
                new Hostile("deep params", session(withParams("{'a':" + nested + "}")), TOO_DEEP),
                new Hostile(
                        "1e1000000000",
                        session(call("{'city':1e1000000000}")),
                        error(400, -32700, "Parse error: a number has an exponent beyond 1000")),
                new Hostile(
                        "1,001 digits",
                        session(call("{'city':" + "9".repeat(1001) + "}")),
                        error(400, -32700, "Parse error: a number has more than 1000 digits")),
                new Hostile(
                        "duplicate keys",
                        session("{'jsonrpc':'2.0','id':1,'id':2,'method':'ping'}"),
                        error(400, -32700, "Parse error: an object names a member twice")),
                new Hostile(
                        "overlong UTF-8",
                        session(new byte[] {'"', (byte) 0xC0, (byte) 0xAF, '"'}),
                        error(400, -32700, "Parse error: the text is not UTF-8")),
                new Hostile("4 MiB", session(padded(4 << 20)), PONG),
                new Hostile(
                        "5 MiB",
                        session(padded(5 << 20)),
                        error(
                                413,
                                -32600,
                                "Request body too large: at most 4194304 bytes are read")));
    }

    private static Stream<Hostile> batches() {
        String two = "[%s,%s]".formatted(PING, PING.replace("1,", "'b',"));
        Answer both =
                quoted(
                        200,
                        "[{'jsonrpc':'2.0','id':1,'result':{}},"
                                + "{'jsonrpc':'2.0','id':'b','result':{}}]");
        return Stream.of(
                new Hostile("batch of 2024-11-05", session(two).in("2024-11-05"), ONE_AT_A_TIME),
                new Hostile("batch of 2025-03-26", session(two).in("2025-03-26"), both),
                new Hostile("batch of 2025-06-18", session(two).in("2025-06-18"), ONE_AT_A_TIME),
                new Hostile("batch of 2025-11-25", session(two), ONE_AT_A_TIME),
                new Hostile(
                        "batch of 2026-07-28",
                        alone(two, "MCP-Protocol-Version: 2026-07-28"),
                        ONE_AT_A_TIME),
                new Hostile(
                        "empty batch",
                        session("[]").in("2025-03-26"),
                        error(
                                400,
                                -32600,
                                "Invalid request: an array of messages has at least one")));
    }

    private static Stream<Hostile> ids() {
        Answer refused = error(400, -32600, "Invalid request: id must be a string or an integer");
        return Stream.concat(
                Stream.of("1", "'1'", "''", "-7", "9007199254740993", "1" + "0".repeat(30))
                        .map(id -> new Hostile("id " + id, ping(id), pong(id))),
                Stream.of("1.0", "1e2", "1.5", "null", "true", "[]", "{}")
                        .map(id -> new Hostile("id " + id, ping(id), refused)));
    }

    private static Stream<Hostile> shapes() {
        return Stream.of(
                new Hostile("arguments as a string", session(call("'London'")), NO_OBJECT),
                new Hostile(
                        "arguments as JSON in a string",
                        session(call("'{\\'city\\':\\'London\\'}'")),
                        NO_OBJECT),
                new Hostile("arguments as an array", session(call("['London']")), NO_OBJECT),
                new Hostile(
                        "params as an array",
                        session(withParams("[]")),
                        failure(400, -32600, "Invalid request: params must be an object")),
                new Hostile(
                        "no version of JSON-RPC",
                        session("{'id':1,'method':'ping'}"),
                        failure(400, -32600, "Invalid request: jsonrpc must be \\\"2.0\\\"")),
                new Hostile(
                        "a number",
                        session("1"),
                        error(400, -32600, "Invalid request: a message is an object")));
    }

    private static Stream<Hostile> methods() {
        return Stream.of(
                new Hostile(
                        "unknown method",
                        session(PING.replace("ping", "no/such")),
                        failure(200, -32601, "Method not found: no/such")),
                new Hostile(
                        "unknown notification",
                        session("{'jsonrpc':'2.0','method':'notifications/no_such'}"),
                        NOTHING),
                new Hostile(
                        "unknown notification of 2026-07-28",
                        alone(
                                "{'jsonrpc':'2.0','method':'notifications/no_such'}",
                                "MCP-Protocol-Version: 2026-07-28"),
                        NOTHING),
                new Hostile(
                        "response to nothing",
                        session("{'jsonrpc':'2.0','id':1,'result':{}}"),
                        NOTHING));
    }

    private static RawRequest ping(String id) {
        return session(PING.replace("1,", id + ","));
    }

    private static Answer pong(String id) {
        return quoted(200, "{'jsonrpc':'2.0','id':%s,'result':{}}".formatted(id));
    }

    private static String withParams(String params) {
        return "{'jsonrpc':'2.0','id':1,'method':'ping','params':%s}".formatted(params);
    }

    private static String call(String arguments) {
        return ("{'jsonrpc':'2.0','id':1,'method':'tools/call','params':"
                        + "{'name':'get_temperature','arguments':%s}}")
                .formatted(arguments);
    }

    private static String padded(int length) {
        return PING + " ".repeat(length - PING.length());
    }
}
