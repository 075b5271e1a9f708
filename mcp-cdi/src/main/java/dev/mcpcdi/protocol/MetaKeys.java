package dev.mcpcdi.protocol;

/** The members of {@code _meta} that 2026-07-28 reserves. */
public final class MetaKeys {

    /** The revision of a request, required. */
    public static final String PROTOCOL_VERSION = "io.modelcontextprotocol/protocolVersion";

    /** What the client can do, required in a request. */
    public static final String CLIENT_CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";

    /** Who the client says it is. */
    public static final String CLIENT_INFO = "io.modelcontextprotocol/clientInfo";

    /** The least level of the log messages that a request wants. */
    public static final String LOG_LEVEL = "io.modelcontextprotocol/logLevel";

    /** The request that opened a stream of changes, in each message on it. */
    public static final String SUBSCRIPTION_ID = "io.modelcontextprotocol/subscriptionId";

    /** Who the server says it is, in a result. */
    public static final String SERVER_INFO = "io.modelcontextprotocol/serverInfo";

    private MetaKeys() {}
}
