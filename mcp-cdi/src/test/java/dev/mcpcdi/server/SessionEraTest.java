package dev.mcpcdi.server;

import static dev.mcpcdi.server.Reply.Kind.ANSWERED;
import static dev.mcpcdi.server.Reply.Kind.REJECTED;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests of the revisions with a handshake. */
class SessionEraTest {

    private static final String CLIENT = "'clientInfo':{'name':'c','version':'1'}";

    private final Frames frames = Frames.with(FakeToolCall.echo());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "2024-11-05 | {'name':'Bookshop','version':'1.0.0'}",
                "2025-03-26 | {'name':'Bookshop','version':'1.0.0'}",
                "2025-06-18 | {'name':'Bookshop','version':'1.0.0','title':'The Bookshop'}",
                "2025-11-25 | {'name':'Bookshop','version':'1.0.0','title':'The Bookshop',"
                        + "'description':'Sells books.','websiteUrl':'https://shop.example'}"
            })
    void handshake_for_a_served_revision(String version, String serverInfo) {
        frames.expect(initialize(version), ANSWERED, initialized(version, serverInfo));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026-07-28", "2031-01-01", "2024-10-07", "", "1.0"})
    void handshake_for_another_revision_offers_the_newest(String version) {
        frames.expect(initialize(version), ANSWERED, initialized("2025-11-25", Frames.SERVER_INFO));
    }

    @Test
    void handshake_of_a_server_without_tools() {
        Frames.with()
                .expect(
                        initialize("2025-11-25"),
                        ANSWERED,
                        initialized("2025-11-25", Frames.SERVER_INFO)
                                .replace("{'tools':{},'logging':{}}", "{}"));
    }

    @Test
    void handshake_whatever_revision_stands_in_the_header() {
        frames.header("MCP-Protocol-Version", "2031-01-01")
                .expect(
                        initialize("2025-11-25"),
                        ANSWERED,
                        initialized("2025-11-25", Frames.SERVER_INFO));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{} | protocolVersion must be a string",
                "{'protocolVersion':1,'capabilities':{},C} | protocolVersion must be a string",
                "{'protocolVersion':'2025-11-25',C} | capabilities must be an object",
                "{'protocolVersion':'2025-11-25','capabilities':[],C} | capabilities must be an object",
                "{'protocolVersion':'2025-11-25','capabilities':{}} | clientInfo must be an object with a name and a version",
                "{'protocolVersion':'2025-11-25','capabilities':{},'clientInfo':{'name':'c'}} | clientInfo must be an object with a name and a version",
                "{'protocolVersion':'2025-11-25','capabilities':{},'clientInfo':{'name':1,'version':'1'}} | clientInfo must be an object with a name and a version"
            })
    void handshake_with_bad_params(String params, String reason) {
        frames.overHttp()
                .expect(
                        "{'jsonrpc':'2.0','id':0,'method':'initialize','params':"
                                + params.replace(",C", "," + CLIENT)
                                + "}",
                        ANSWERED,
                        error(-32602, "Invalid params: " + reason));
    }

    @Test
    void ping() {
        frames.expect(request("ping"), ANSWERED, "{'jsonrpc':'2.0','id':0,'result':{}}");
        frames.overHttp().expect(request("ping"), ANSWERED, "{'jsonrpc':'2.0','id':0,'result':{}}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"server/discover", "resources/list", "no/such"})
    void method_is_not_served(String method) {
        frames.overHttp()
                .expect(request(method), ANSWERED, error(-32601, "Method not found: " + method));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tools/list", "tools/call"})
    void tools_are_not_served_where_there_are_none(String method) {
        Frames.with()
                .expect(request(method), ANSWERED, error(-32601, "Method not found: " + method));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2031-01-01", "", "2025-11-25, 2025-11-25", "2025-11-25x"})
    void version_header_names_no_served_revision(String header) {
        frames.header("MCP-Protocol-Version", header)
                .expect(
                        request("ping"),
                        REJECTED,
                        error(-32600, "Header MCP-Protocol-Version names no revision served here"));
    }

    @Test
    void version_header_is_there_twice() {
        frames.header("MCP-Protocol-Version", "2025-11-25", "2025-06-18")
                .expect(
                        request("ping"),
                        REJECTED,
                        error(-32600, "Header MCP-Protocol-Version names no revision served here"));
    }

    @Test
    void routing_headers_of_the_modern_era_are_not_looked_at() {
        frames.header("MCP-Protocol-Version", "2025-11-25")
                .header("Mcp-Method", "tools/list", "x")
                .header("Mcp-Name", "=?base64?%?=")
                .expect(request("ping"), ANSWERED, "{'jsonrpc':'2.0','id':0,'result':{}}");
    }

    @Test
    void other_words_of_the_modern_envelope_make_no_modern_request() {
        frames.overHttp()
                .expect(
                        "{'jsonrpc':'2.0','id':0,'method':'ping','params':{'_meta':"
                                + "{'io.modelcontextprotocol/clientCapabilities':{}}}}",
                        ANSWERED,
                        "{'jsonrpc':'2.0','id':0,'result':{}}");
    }

    private static String initialize(String version) {
        return "{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':'"
                + version
                + "','capabilities':{'roots':{'listChanged':true}},"
                + CLIENT
                + "}}";
    }

    private static String initialized(String version, String serverInfo) {
        return "{'jsonrpc':'2.0','id':0,'result':{'protocolVersion':'"
                + version
                + "','capabilities':{'tools':{},'logging':{}},'serverInfo':"
                + serverInfo
                + ",'instructions':'Search before you order.'}}";
    }

    private static String request(String method) {
        return "{'jsonrpc':'2.0','id':0,'method':'" + method + "'}";
    }

    private static String error(int code, String message) {
        return "{'jsonrpc':'2.0','id':0,'error':{'code':" + code + ",'message':'" + message + "'}}";
    }
}
