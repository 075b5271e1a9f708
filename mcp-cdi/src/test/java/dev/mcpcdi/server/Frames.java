package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.ServerIdentity;
import dev.mcpcdi.protocol.Caching;
import dev.mcpcdi.server.Reply.Kind;
import dev.mcpcdi.server.stream.EventSink;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import jakarta.json.JsonReader;
import jakarta.json.JsonStructure;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.security.Principal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * An engine, the frames that go in and those that come out. Single quotes stand for double ones,
 * and a backslash before one for itself.
 */
final class Frames {

    static final JsonProvider JSON = JsonProvider.provider();

    /** Runs at once what is to run later, if it is to run at all. */
    static final Timer AT_ONCE =
            (delay, action) -> {
                action.run();
                return () -> {};
            };

    static final ServerIdentity BOOKSHOP =
            new ServerIdentity(
                    "Bookshop",
                    "1.0.0",
                    Optional.of("The Bookshop"),
                    Optional.of("Sells books."),
                    Optional.of("https://shop.example"),
                    Optional.of("Search before you order."));

    /** The identity as 2025-11-25 and later know it. */
    static final String SERVER_INFO =
            "{'name':'Bookshop','version':'1.0.0','title':'The Bookshop',"
                    + "'description':'Sells books.','websiteUrl':'https://shop.example'}";

    /** What each modern result has besides its own members. */
    static final String STAMP =
            "'resultType':'complete','_meta':{'io.modelcontextprotocol/serverInfo':"
                    + SERVER_INFO
                    + "}";

    /** A complete envelope, as the member {@code _meta}. */
    static final String ENVELOPE =
            "'_meta':{'io.modelcontextprotocol/protocolVersion':'2026-07-28',"
                    + "'io.modelcontextprotocol/clientCapabilities':{}}";

    private final Engine engine;
    private final Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private boolean hasHeaders;
    private Optional<Session> session = Optional.empty();
    private Optional<Principal> principal = Optional.empty();

    private Frames(Engine engine) {
        this.engine = engine;
    }

    static Frames with(ToolCall... tools) {
        return with(Runnable::run, tools);
    }

    static Frames with(CallExecutor executor, ToolCall... tools) {
        return new Frames(new Engine(BOOKSHOP, List.of(tools), executor, JSON));
    }

    static Frames timed(Timer timer, ToolCall... tools) {
        return timed(timer, Optional.empty(), tools);
    }

    static Frames timed(Timer timer, Optional<Duration> toolTimeout, ToolCall... tools) {
        Settings settings = timeout(toolTimeout);
        Served served = new Served(BOOKSHOP, List.of(tools));
        Kept kept = Kept.of(served, JSON, settings, Seams.NONE);
        return new Frames(
                new Engine(
                        served,
                        new Workers(Runnable::run, timer),
                        JSON,
                        settings,
                        kept.with(Optional.empty())));
    }

    static Frames offering(Timer timer, Offer offer) {
        Served served = new Served(BOOKSHOP, offer);
        Settings settings = Settings.defaults();
        Kept kept = Kept.of(served, JSON, settings, Seams.NONE);
        return new Frames(
                new Engine(served, new Workers(Runnable::run, timer), JSON, settings, kept));
    }

    /** Offers all of it by pages of a size. */
    static Frames paged(int pageSize, Offer offer) {
        Served served = new Served(BOOKSHOP, offer);
        Settings settings = with(Optional.empty(), new ListSettings(pageSize, Caching.NONE));
        Kept kept = Kept.of(served, JSON, settings, Seams.NONE).with(Optional.empty());
        return new Frames(
                new Engine(served, new Workers(Runnable::run, AT_ONCE), JSON, settings, kept));
    }

    Runnable add(Offer offer) {
        return engine.add(offer);
    }

    private static Settings timeout(Optional<Duration> toolTimeout) {
        return with(toolTimeout, Settings.defaults().lists());
    }

    private static Settings with(Optional<Duration> toolTimeout, ListSettings lists) {
        Settings defaults = Settings.defaults();
        return new Settings(
                defaults.application(),
                defaults.allowedOrigins(),
                defaults.allowedHosts(),
                defaults.stateless(),
                defaults.maxBodyBytes(),
                defaults.maxSessions(),
                defaults.sessionTimeout(),
                toolTimeout,
                defaults.askTimeout(),
                lists,
                defaults.requestState(),
                defaults.streams());
    }

    void publish(Change change) {
        engine.publish(change);
    }

    void close() {
        engine.close();
    }

    /** Sends a frame whose response may be a stream. */
    RecordingExchange sendTo(EventSink sink, String frame) {
        RecordingExchange exchange = exchange();
        exchange.streamTo(sink);
        engine.handle(json(frame).getBytes(StandardCharsets.UTF_8), exchange);
        return exchange;
    }

    static Frames keeping(Sessions sessions, ToolCall... tools) {
        return keeping(sessions, Runnable::run, tools);
    }

    static Frames keeping(Sessions sessions, CallExecutor executor, ToolCall... tools) {
        Served served = new Served(BOOKSHOP, List.of(tools));
        Kept kept = Kept.of(served, JSON, Settings.defaults(), Seams.NONE);
        return new Frames(
                new Engine(
                        served,
                        new Workers(executor, AT_ONCE),
                        JSON,
                        Settings.defaults(),
                        kept.with(Optional.of(sessions))));
    }

    /** From now on the messages are in a session of their own. */
    Frames inSession(String revision) {
        header("Mcp-Session-Id");
        String frame =
                "{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':'%s',"
                        + "'capabilities':{},'clientInfo':{'name':'t','version':'1'}}}";
        Reply opened = send(frame.formatted(revision)).replies().get(0);
        return header("Mcp-Session-Id", opened.sessionId().orElseThrow());
    }

    /** From now on the messages come on this connection. */
    Frames onConnection(Session connection) {
        session = Optional.of(connection);
        return this;
    }

    /** From now on the messages are this caller's. */
    Frames by(String name) {
        principal = Optional.of(() -> name);
        return this;
    }

    /** Asks to end the session that the headers name. */
    Optional<Reply> end() {
        return engine.end(
                RecordingExchange.withHeaders(headers).headers().orElseThrow(), principal);
    }

    /** From now on there are headers, as over HTTP. */
    Frames overHttp() {
        hasHeaders = true;
        return this;
    }

    /** From now on there is this header; without values it is missing. */
    Frames header(String name, String... values) {
        headers.remove(name);
        if (values.length > 0) {
            headers.put(name, List.of(values));
        }
        return overHttp();
    }

    /** From now on there are the headers that a modern client sends. */
    Frames modernHeaders(String method) {
        return header("MCP-Protocol-Version", "2026-07-28").header("Mcp-Method", method);
    }

    /** Sends a frame whose reply may come later. */
    RecordingExchange send(String frame) {
        return send(json(frame).getBytes(StandardCharsets.UTF_8));
    }

    /** Listens by GET, on a response that may be a stream. */
    RecordingExchange listen(Optional<EventSink> sink) {
        RecordingExchange exchange = exchange();
        sink.ifPresent(exchange::streamTo);
        assertThat(engine.listen(exchange)).isTrue();
        return exchange;
    }

    /** Whether there is anything to listen to. */
    boolean isListening(EventSink sink) {
        RecordingExchange exchange = exchange();
        exchange.streamTo(sink);
        return engine.listen(exchange);
    }

    private RecordingExchange exchange() {
        RecordingExchange exchange =
                hasHeaders
                        ? RecordingExchange.withHeaders(headers)
                        : RecordingExchange.withoutHeaders();
        exchange.of(session, principal);
        return exchange;
    }

    RecordingExchange send(byte[] frame) {
        RecordingExchange exchange = exchange();
        engine.handle(frame, exchange);
        return exchange;
    }

    /** Sends a frame that is answered at once, once, in this way. */
    void expect(String frame, Kind kind, String answer) {
        assertReplied(send(frame), kind, answer);
    }

    /** Sends a frame that gets no text back. */
    void expectNothing(String frame, Kind kind) {
        assertThat(send(frame).replies()).containsExactly(new Reply(kind, Optional.empty()));
    }

    void assertReplied(RecordingExchange exchange, Kind kind, String answer) {
        assertThat(exchange.replies()).hasSize(1);
        Reply reply = exchange.replies().get(0);
        String text =
                new String(
                        engine.codec().write(reply.response().orElseThrow()),
                        StandardCharsets.UTF_8);
        assertThat(parse(text)).isEqualTo(parse(json(answer)));
        assertThat(reply.kind()).isEqualTo(kind);
    }

    static JsonStructure parse(String text) {
        try (JsonReader reader = JSON.createReader(new StringReader(text))) {
            return reader.read();
        }
    }

    private static String json(String text) {
        return text.replace("\\'", "\\u0027").replace('\'', '"');
    }
}
