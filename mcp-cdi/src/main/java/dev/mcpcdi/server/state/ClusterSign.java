package dev.mcpcdi.server.state;

/** What hints at other nodes that serve the same clients. */
public enum ClusterSign {
    /** The server is configured to keep no sessions. */
    STATELESS("mcp.http.stateless is true"),
    /** A request has a header {@code Forwarded} or {@code X-Forwarded-For}. */
    FORWARDED("a request came through a proxy");

    private final String sign;

    ClusterSign(String sign) {
        this.sign = sign;
    }

    String warning() {
        return "The requestState of calls is sealed with a random key that only this process has,"
                + " but "
                + sign
                + ". A client whose retry lands on another node, or here after a restart, is"
                + " refused. Set mcp.request-state.keys to the same secret on all nodes;"
                + " openssl rand -base64 32 makes one.";
    }
}
