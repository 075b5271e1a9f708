package dev.mcpcdi.server;

import static dev.mcpcdi.server.Reply.Kind.ANSWERED;

import org.junit.jupiter.api.Test;

class DiscoverTest {

    private static final String DISCOVER =
            "{'jsonrpc':'2.0','id':'d','method':'server/discover','params':{"
                    + Frames.ENVELOPE
                    + "}}";

    @Test
    void server_with_tools() {
        Frames.with(FakeToolCall.echo())
                .modernHeaders("server/discover")
                .expect(
                        DISCOVER,
                        ANSWERED,
                        discovered("{'tools':{'listChanged':true},'logging':{}}"));
    }

    @Test
    void server_without_tools() {
        Frames.with().expect(DISCOVER, ANSWERED, discovered("{}"));
    }

    private static String discovered(String capabilities) {
        return "{'jsonrpc':'2.0','id':'d','result':{'supportedVersions':['2026-07-28'],"
                + "'capabilities':"
                + capabilities
                + ",'instructions':'Search before you order.',"
                + "'ttlMs':0,'cacheScope':'private',"
                + Frames.STAMP
                + "}}";
    }
}
