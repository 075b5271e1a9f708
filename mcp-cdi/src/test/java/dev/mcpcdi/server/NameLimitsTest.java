package dev.mcpcdi.server;

import static dev.mcpcdi.server.Reply.Kind.ANSWERED;
import static dev.mcpcdi.server.Reply.Kind.REJECTED;

import org.junit.jupiter.api.Test;

/** Names that would be repeated in an answer are not repeated at any length. */
class NameLimitsTest {

    private final Frames frames = Frames.with(FakeToolCall.echo());

    @Test
    void a_method_has_256_characters_at_most() {
        String longest = "m".repeat(256);
        frames.expect(
                "{'jsonrpc':'2.0','id':1,'method':'" + longest + "'}",
                ANSWERED,
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32601,'message':'Method not found: "
                        + longest
                        + "'}}");
        frames.expect(
                "{'jsonrpc':'2.0','id':1,'method':'" + longest + "m'}",
                REJECTED,
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32600,"
                        + "'message':'Invalid request: method has more than 256 characters'}}");
    }

    @Test
    void an_id_has_1024_characters_at_most() {
        String longest = "i".repeat(1024);
        frames.expect(
                "{'jsonrpc':'2.0','id':'" + longest + "','method':'ping'}",
                ANSWERED,
                "{'jsonrpc':'2.0','id':'" + longest + "','result':{}}");
        frames.expect(
                "{'jsonrpc':'2.0','id':'" + longest + "i','method':'ping'}",
                REJECTED,
                "{'jsonrpc':'2.0','error':{'code':-32600,"
                        + "'message':'Invalid request: id has more than 1024 characters'}}");
    }

    @Test
    void the_name_of_a_tool_has_128_characters_at_most() {
        frames.expect(
                call("t".repeat(128)),
                ANSWERED,
                "{'jsonrpc':'2.0','id':1,'result':{'content':[{'type':'text','text':'Unknown tool: "
                        + "t".repeat(128)
                        + "'}],'isError':true}}");
        frames.expect(
                call("t".repeat(129)),
                ANSWERED,
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32602,"
                        + "'message':'Invalid params: name must have at most 128 characters'}}");
    }

    private static String call(String name) {
        return "{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'" + name + "'}}";
    }
}
