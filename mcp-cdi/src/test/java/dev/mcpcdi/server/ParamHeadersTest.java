package dev.mcpcdi.server;

import static dev.mcpcdi.server.Reply.Kind.ANSWERED;
import static dev.mcpcdi.server.Reply.Kind.REJECTED;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code Mcp-Param-*} against the arguments of a call, 2026-07-28, Streamable HTTP. */
class ParamHeadersTest {

    private static final JsonObject SCHEMA =
            (JsonObject)
                    Frames.parse(
                            """
                            {"type":"object","properties":{
                              "region":{"type":"string","x-mcp-header":"Region"},
                              "count":{"type":"integer","x-mcp-header":"Count"},
                              "urgent":{"type":"boolean","x-mcp-header":"Urgent"},
                              "shop":{"type":"object","properties":{
                                "city":{"type":"string","x-mcp-header":"City"}}}}}""");

    private final Frames frames =
            Frames.with(FakeToolCall.echo().taking(SCHEMA), FakeToolCall.named("plain", x -> null));

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {'region':'eu'}        | Region | eu
                    {'region':'Hello'}     | Region | =?base64?SGVsbG8=?=
                    {'region':'Zürich'}    | Region | =?base64?WsO8cmljaA==?=
                    {'region':'SGVsbG8='}  | Region | SGVsbG8=
                    {'region':'=?base64?SGVsbG8='} | Region | =?base64?SGVsbG8=
                    {'region':'SGVsbG8=?='} | region | SGVsbG8=?=
                    {'count':42}           | Count  | 42
                    {'count':42}           | COUNT  | 42.0
                    {'count':42.0}         | Count  | 42
                    {'count':-9007199254740993} | Count | -9007199254740993
                    {'count':'42'}         | Count  | 42
                    {'urgent':true}        | Urgent | true
                    {'shop':{'city':'Bern'}} | City | Bern
                    {'region':null}        | Other  | nobody reads it
                    {}                     | Other  | nobody reads it
                    """)
    void header_that_says_the_same_passes(String arguments, String name, String value) {
        frames.header("Mcp-Param-" + name, value);
        assertPasses(arguments);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"{'region':['eu']}", "{'shop':'Bern'}", "{'region':{}}"})
    void what_no_header_can_hold_is_left_to_the_check_of_the_arguments(String arguments) {
        assertPasses(arguments);
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {'region':'eu'}  | Region | us    | header differs from the argument \\'region\\'
                    {'region':'eu'}  | Region | EU    | header differs from the argument \\'region\\'
                    {'region':['eu']} | Region | eu   | header differs from the argument \\'region\\'
                    {'region':'Hello'} | Region | =?base64?SGVsbG8?= | header is malformed
                    {'region':'Hello'} | Region | =?base64?SGVs!!!bG8=?= | header is malformed
                    {'region':'Zürich'} | Region | Zürich | header is malformed
                    {'region':'Hello'} | Region | =?BASE64?SGVsbG8=?= | header differs from the argument \\'region\\'
                    {'count':42}     | Count  | 43    | header differs from the argument \\'count\\'
                    {'count':100}    | Count  | 1e2   | header differs from the argument \\'count\\'
                    {'count':9007199254740993} | Count | 9007199254740992 | header differs from the argument \\'count\\'
                    {'count':'42'}   | Count  | 42.0  | header differs from the argument \\'count\\'
                    {'urgent':true}  | Urgent | True  | header differs from the argument \\'urgent\\'
                    {'region':null}  | Region | eu    | header is there but the body lacks the argument \\'region\\'
                    {}               | Region | eu    | header is there but the body lacks the argument \\'region\\'
                    {'shop':{'city':'Bern'}} | City | Rome | header differs from the argument \\'shop.city\\'
                    """)
    void header_that_says_something_else_is_refused(
            String arguments, String name, String value, String reason) {
        frames.header("Mcp-Param-" + name, value);
        assertRefused(arguments, "Mcp-Param-" + name + " " + reason);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'region':'eu'} | Region | region",
                "{'region':''} | Region | region",
                "{'count':0} | Count | count",
                "{'urgent':false} | Urgent | urgent",
                "{'shop':{'city':'Bern'}} | City | shop.city"
            })
    void argument_without_its_header_is_refused(String arguments, String name, String path) {
        assertRefused(
                arguments,
                "Mcp-Param-%s header is missing but the body has the argument \\'%s\\'"
                        .formatted(name, path));
    }

    @Test
    void header_that_comes_twice_is_refused() {
        frames.header("mcp-param-region", "eu", "eu");
        assertRefused("{'region':'eu'}", "Mcp-Param-Region header appears more than once");
    }

    @Test
    void a_mismatch_comes_before_a_state_that_is_refused() {
        frames.modernHeaders("tools/call")
                .header("Mcp-Name", "echo")
                .expect(
                        modern("'name':'echo','arguments':{'region':'eu'},'requestState':'x'"),
                        REJECTED,
                        error(
                                "Mcp-Param-Region header is missing but the body has the argument \\'region\\'"));
    }

    @Test
    void a_tool_that_is_not_there_has_no_headers() {
        frames.modernHeaders("tools/call").header("Mcp-Name", "none").header("Mcp-Param-X", "1");
        assertThat(frames.send(modern("'name':'none','arguments':{'x':2}")).replies())
                .singleElement()
                .extracting(Reply::kind)
                .isEqualTo(ANSWERED);
    }

    @Test
    void without_headers_nothing_is_compared() {
        assertThat(frames.send(modern("'name':'echo','arguments':{'region':'eu'}")).replies())
                .singleElement()
                .extracting(Reply::kind)
                .isEqualTo(ANSWERED);
    }

    @Test
    void session_era_knows_no_such_headers() {
        frames.header("MCP-Protocol-Version", "2025-11-25")
                .header("Mcp-Param-Region", "us")
                .expect(
                        "{'jsonrpc':'2.0','id':5,'method':'tools/call','params':{'name':'echo','arguments':{'region':'eu'}}}",
                        ANSWERED,
                        "{'jsonrpc':'2.0','id':5,'result':{'content':[{'type':'text','text':'{\\u0022region\\u0022:\\u0022eu\\u0022}'}],'structuredContent':{'region':'eu'}}}");
    }

    private void assertPasses(String arguments) {
        frames.modernHeaders("tools/call").header("Mcp-Name", "echo");
        Reply reply =
                frames.send(modern("'name':'echo','arguments':" + arguments)).replies().get(0);
        assertThat(reply.kind()).isEqualTo(ANSWERED);
        assertThat(reply.response().orElseThrow().toString()).contains("structuredContent");
    }

    private void assertRefused(String arguments, String message) {
        frames.modernHeaders("tools/call")
                .header("Mcp-Name", "echo")
                .expect(modern("'name':'echo','arguments':" + arguments), REJECTED, error(message));
    }

    private static String modern(String params) {
        return "{'jsonrpc':'2.0','id':5,'method':'tools/call','params':{"
                + params
                + ","
                + Frames.ENVELOPE
                + "}}";
    }

    private static String error(String message) {
        return "{'jsonrpc':'2.0','id':5,'error':{'code':-32020,'message':'" + message + "'}}";
    }
}
