package dev.mcpcdi.server;

import static dev.mcpcdi.server.Reply.Kind.ANSWERED;
import static dev.mcpcdi.server.Reply.Kind.NOT_FOUND;
import static dev.mcpcdi.server.Reply.Kind.REJECTED;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each rung of the checks of a 2026-07-28 request, and which of two comes first. */
class ModernLadderTest {

    private static final String VERSION = "io.modelcontextprotocol/protocolVersion";
    private static final String CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";

    private final Frames frames = Frames.with(FakeToolCall.echo());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'V':'2026-07-28'} | Missing _meta key io.modelcontextprotocol/clientCapabilities",
                "{'V':5,'C':{}} | _meta key io.modelcontextprotocol/protocolVersion must be a string",
                "{'V':null,'C':{}} | _meta key io.modelcontextprotocol/protocolVersion must be a string",
                "{'V':'2026-07-28','C':[]} | _meta key io.modelcontextprotocol/clientCapabilities must be an object",
                "{'V':'2026-07-28','C':{},'io.modelcontextprotocol/clientInfo':{'name':'n'}} | _meta key io.modelcontextprotocol/clientInfo must be an object with a name and a version",
                "{'V':'2026-07-28','C':{},'io.modelcontextprotocol/logLevel':'loud'} | _meta key io.modelcontextprotocol/logLevel must be a log level"
            })
    void envelope_is_incomplete_or_mistyped(String meta, String message) {
        String written = meta.replace("'V'", quoted(VERSION)).replace("'C'", quoted(CAPABILITIES));

        frames.expect(
                "{'jsonrpc':'2.0','id':5,'method':'tools/list','params':{'_meta':" + written + "}}",
                REJECTED,
                error(-32602, message));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{} | Missing _meta",
                "{'_meta':7} | _meta must be an object",
                "{'_meta':{}} | Missing _meta key io.modelcontextprotocol/protocolVersion"
            })
    void header_alone_makes_no_modern_request(String params, String message) {
        frames.modernHeaders("tools/list")
                .expect(
                        "{'jsonrpc':'2.0','id':5,'method':'tools/list','params':" + params + "}",
                        REJECTED,
                        error(-32602, message));
    }

    @Test
    void handshake_under_a_modern_header() {
        frames.modernHeaders("initialize")
                .expect(
                        "{'jsonrpc':'2.0','id':5,'method':'initialize','params':{}}",
                        REJECTED,
                        error(
                                -32020,
                                "MCP-Protocol-Version names a revision without a handshake but the"
                                        + " body says \\'initialize\\'"));
    }

    @Test
    void envelope_with_all_members() {
        frames.modernHeaders("tools/list")
                .expect(
                        "{'jsonrpc':'2.0','id':5,'method':'tools/list','params':{'cursor':1,'_meta':{"
                                + quoted(VERSION)
                                + ":'2026-07-28',"
                                + quoted(CAPABILITIES)
                                + ":{'elicitation':{}},'progressToken':1,'x/y':[],"
                                + "'io.modelcontextprotocol/clientInfo':{'name':'n','version':'1'},"
                                + "'io.modelcontextprotocol/logLevel':'debug'}}}",
                        REJECTED,
                        error(-32602, "Invalid params: cursor must be a string"));
    }

    @Test
    void version_header_is_missing() {
        frames.header("Mcp-Method", "tools/list")
                .expect(list(), REJECTED, error(-32020, "MCP-Protocol-Version header is missing"));
    }

    @Test
    void version_header_is_there_twice() {
        frames.modernHeaders("tools/list")
                .header("mcp-protocol-version", "2026-07-28", "2026-07-28")
                .expect(
                        list(),
                        REJECTED,
                        error(-32020, "MCP-Protocol-Version header appears more than once"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2025-11-25", "2027-01-01", "", "2026-07-28, 2026-07-28"})
    void version_header_disagrees(String header) {
        frames.modernHeaders("tools/list")
                .header("MCP-Protocol-Version", header)
                .expect(
                        list(),
                        REJECTED,
                        error(
                                -32020,
                                "MCP-Protocol-Version is \\'"
                                        + header
                                        + "\\' but the body says \\'2026-07-28\\'"));
    }

    @Test
    void disagreement_comes_before_an_unserved_version() {
        frames.modernHeaders("tools/list")
                .expect(
                        enveloped("2031-01-01", "tools/list"),
                        REJECTED,
                        error(
                                -32020,
                                "MCP-Protocol-Version is \\'2026-07-28\\' but the body says"
                                        + " \\'2031-01-01\\'"));
    }

    @ParameterizedTest
    @CsvSource({
        "2031-01-01,tools/list",
        "2025-11-25,tools/list",
        "2031-01-01,server/discover",
        "2031-01-01,no/such"
    })
    void version_is_not_served(String version, String method) {
        String answer =
                "{'jsonrpc':'2.0','id':5,'error':{'code':-32022,"
                        + "'message':'Unsupported protocol version',"
                        + "'data':{'supported':['2026-07-28'],'requested':'"
                        + version
                        + "'}}}";

        frames.expect(enveloped(version, method), REJECTED, answer);
        // Before the headers that route, which are missing here.
        frames.header("MCP-Protocol-Version", version)
                .expect(enveloped(version, method), REJECTED, answer);
    }

    @Test
    void method_header_is_missing() {
        frames.header("MCP-Protocol-Version", "2026-07-28")
                .expect(list(), REJECTED, error(-32020, "Mcp-Method header is missing"));
    }

    @Test
    void method_header_is_there_twice() {
        frames.modernHeaders("tools/list")
                .header("Mcp-Method", "tools/list", "tools/list")
                .expect(
                        list(),
                        REJECTED,
                        error(-32020, "Mcp-Method header appears more than once"));
    }

    @Test
    void method_header_differs_in_case() {
        frames.modernHeaders("TOOLS/LIST")
                .expect(
                        list(),
                        REJECTED,
                        error(
                                -32020,
                                "Mcp-Method is \\'TOOLS/LIST\\' but the body says \\'tools/list\\'"));
    }

    @Test
    void method_header_comes_before_an_unknown_method() {
        frames.modernHeaders("tools/list")
                .expect(
                        enveloped("2026-07-28", "no/such"),
                        REJECTED,
                        error(
                                -32020,
                                "Mcp-Method is \\'tools/list\\' but the body says \\'no/such\\'"));
    }

    @Test
    void name_header_is_missing() {
        frames.modernHeaders("tools/call")
                .expect(call("echo"), REJECTED, error(-32020, "Mcp-Name header is missing"));
    }

    @Test
    void name_header_is_there_twice() {
        frames.modernHeaders("tools/call")
                .header("Mcp-Name", "echo", "echo")
                .expect(
                        call("echo"),
                        REJECTED,
                        error(-32020, "Mcp-Name header appears more than once"));
    }

    @Test
    void name_header_is_there_twice_where_it_says_nothing() {
        frames.modernHeaders("tools/list")
                .header("Mcp-Name", "a", "b")
                .expect(list(), REJECTED, error(-32020, "Mcp-Name header appears more than once"));
    }

    @Test
    void name_header_disagrees() {
        frames.modernHeaders("tools/call")
                .header("Mcp-Name", "Echo")
                .expect(
                        call("echo"),
                        REJECTED,
                        error(-32020, "Mcp-Name is \\'Echo\\' but the body says \\'echo\\'"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"=?base64?ZWNobw?=", "=?base64?ZWNo bw==?=", "=?base64?/w==?=", "écho"})
    void name_header_is_malformed(String header) {
        frames.modernHeaders("tools/call")
                .header("Mcp-Name", header)
                .expect(call("echo"), REJECTED, error(-32020, "Mcp-Name header is malformed"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"echo", "=?base64?ZWNobw==?="})
    void name_header_agrees(String header) {
        frames.modernHeaders("tools/call")
                .header("Mcp-Name", header)
                .expect(
                        call("echo"),
                        ANSWERED,
                        "{'jsonrpc':'2.0','id':5,'result':{'content':[{'type':'text','text':'{}'}],"
                                + "'structuredContent':{},"
                                + Frames.STAMP
                                + "}}");
    }

    @Test
    void name_header_is_not_asked_for_where_the_body_has_no_name() {
        frames.modernHeaders("tools/call")
                .expect(
                        enveloped("2026-07-28", "tools/call"),
                        REJECTED,
                        error(-32602, "Invalid params: name must be a string"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "initialize",
                "ping",
                "logging/setLevel",
                "resources/subscribe",
                "resources/unsubscribe",
                "resources/list",
                "tasks/list",
                "no/such",
                ""
            })
    void method_is_not_served(String method) {
        String answer = error(-32601, "Method not found: " + method);

        frames.expect(enveloped("2026-07-28", method), NOT_FOUND, answer);
        frames.modernHeaders(method).expect(enveloped("2026-07-28", method), NOT_FOUND, answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tools/list", "tools/call"})
    void tools_are_not_served_where_there_are_none(String method) {
        Frames.with()
                .expect(
                        enveloped("2026-07-28", method),
                        NOT_FOUND,
                        error(-32601, "Method not found: " + method));
    }

    private static String list() {
        return enveloped("2026-07-28", "tools/list");
    }

    private static String enveloped(String version, String method) {
        return "{'jsonrpc':'2.0','id':5,'method':'"
                + method
                + "','params':{"
                + Frames.ENVELOPE.replace("2026-07-28", version)
                + "}}";
    }

    private static String call(String name) {
        return "{'jsonrpc':'2.0','id':5,'method':'tools/call','params':{'name':'"
                + name
                + "',"
                + Frames.ENVELOPE
                + "}}";
    }

    private static String error(int code, String message) {
        return "{'jsonrpc':'2.0','id':5,'error':{'code':" + code + ",'message':'" + message + "'}}";
    }

    private static String quoted(String text) {
        return "'" + text + "'";
    }
}
