package dev.mcpcdi.client;

/** The literal frames of an order that needs a confirmation. */
final class RoundFrames {

    static final String FORM =
            """
            {"type":"object","properties":{"confirm":{"type":"boolean"}},"required":["confirm"]}""";

    /** One question and a state. */
    static final String ASKED =
            """
            "result":{"resultType":"input_required","inputRequests":{"confirm":{"method":"elicitation/create",\
            "params":{"mode":"form","message":"Order anyway?","requestedSchema":%s}}},"requestState":"v1.\u00fc+/= \\"\\\\"}"""
                    .formatted(FORM);

    /** A state alone. */
    static final String SHED =
            """
            "result":{"resultType":"input_required","requestState":"v1.c3RlcDI"}""";

    static final String DONE =
            """
            "result":{"resultType":"complete","content":[{"type":"text","text":"done"}]}""";

    private static final String META =
            """
            "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
            "io.modelcontextprotocol/clientCapabilities":%s,\
            "io.modelcontextprotocol/clientInfo":{"name":"mcp-client","version":""}}""";

    private RoundFrames() {}

    /** The frame of a call by a client that takes forms. */
    static String call(int id, String more) {
        return call(id, more, "{\"elicitation\":{}}");
    }

    static String call(int id, String more, String capabilities) {
        return """
               {"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"order",\
               "arguments":{"title":"Emma"},%s%s}}"""
                .formatted(id, more, META.formatted(capabilities));
    }

    /** What a retry of {@link #ASKED} has beside the call. */
    static String answered(String responses) {
        return """
               "inputResponses":%s,"requestState":"v1.\u00fc+/= \\"\\\\","""
                .formatted(responses);
    }

    /** A result with one question of any kind. */
    static String asked(String request) {
        return """
               "result":{"resultType":"input_required","inputRequests":{"q":%s},"requestState":"s"}"""
                .formatted(request);
    }
}
