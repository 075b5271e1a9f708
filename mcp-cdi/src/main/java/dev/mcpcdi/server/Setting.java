package dev.mcpcdi.server;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;

/** The keys that can be configured: all there are. {@link Settings} has their defaults. */
enum Setting {
    /** The class name of the JAX-RS application that serves, where there are several. */
    HTTP_APPLICATION("mcp.http.application"),
    /** The origins that browsers may call from, with commas between them. */
    HTTP_ALLOWED_ORIGINS("mcp.http.allowed-origins"),
    /** The names that the server may be called by, with commas between them. */
    HTTP_ALLOWED_HOSTS("mcp.http.allowed-hosts"),
    /** Whether HTTP clients get no sessions. */
    HTTP_STATELESS("mcp.http.stateless"),
    /** The longest message that is read, in bytes. */
    HTTP_MAX_BODY_BYTES("mcp.http.max-body-bytes"),
    /** How many sessions are open at once. */
    HTTP_MAX_SESSIONS("mcp.http.max-sessions"),
    /** Whether responses are JSON and never streams. */
    HTTP_JSON_RESPONSE("mcp.http.json-response"),
    /** How long a call may take before its response becomes a stream, such as {@code PT15S}. */
    HTTP_STREAM_AFTER("mcp.http.stream-after"),
    /** How many bytes are kept of what was sent on streams, to be sent again. */
    HTTP_REPLAY_BYTES("mcp.http.replay-bytes"),
    /** How long a session may be idle, such as {@code PT30M}. */
    HTTP_SESSION_TIMEOUT("mcp.http.session-timeout"),
    /** How long a call of a tool may take that does not say so itself, such as {@code PT1M}. */
    TOOLS_TIMEOUT("mcp.tools.timeout"),
    /** How long a client may take to answer a question in a call, such as {@code PT5M}. */
    ASK_TIMEOUT("mcp.ask.timeout"),
    /** The secrets that seal request state, with commas between them; the first seals, all open. */
    REQUEST_STATE_KEYS("mcp.request-state.keys"),
    /** How long a sealed state can be opened, such as {@code PT10M}. */
    REQUEST_STATE_TTL("mcp.request-state.ttl"),
    /** For which server a sealed state is; without it, for the one of the server's name. */
    REQUEST_STATE_AUDIENCE("mcp.request-state.audience"),
    /** The longest sealed state, in bytes. */
    REQUEST_STATE_MAX_BYTES("mcp.request-state.max-bytes"),
    /** Whether a sealed state can be opened only once. */
    REQUEST_STATE_ONE_TIME("mcp.request-state.one-time");

    /** What all keys begin with. */
    static final String PREFIX = "mcp.";

    private final String key;

    Setting(String key) {
        this.key = key;
    }

    String key() {
        return key;
    }

    /** The environment variable that stands for the key, by the rule of MicroProfile Config. */
    String variable() {
        return variable(key);
    }

    /** The environment variable that stands for any key. */
    static String variable(String key) {
        return key.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT);
    }

    static boolean isKnown(String key) {
        return Arrays.stream(values()).anyMatch(setting -> setting.key.equals(key));
    }

    /** The key that was probably meant. */
    static String nearest(String key) {
        return Arrays.stream(values())
                .map(Setting::key)
                .min(Comparator.comparingInt(known -> EditDistance.between(known, key)))
                .orElseThrow();
    }
}
