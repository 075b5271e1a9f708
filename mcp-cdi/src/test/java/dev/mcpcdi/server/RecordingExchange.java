package dev.mcpcdi.server;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.server.stream.EventSink;
import dev.mcpcdi.server.stream.MessageStream;
import dev.mcpcdi.server.stream.PlainStream;
import java.security.Principal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Keeps what was replied. */
final class RecordingExchange implements Exchange {

    private final Optional<Headers> headers;
    private final List<Reply> replies = new ArrayList<>();
    private final List<Message> sent = new ArrayList<>();
    private Runnable whenGone = () -> {};
    private Optional<EventSink> sink = Optional.empty();
    private MessageStream.Opening opening = PlainStream::new;
    private Optional<MessageStream> stream = Optional.empty();
    private Optional<Session> session = Optional.empty();
    private Optional<Principal> principal = Optional.empty();

    private RecordingExchange(Optional<Headers> headers) {
        this.headers = headers;
    }

    /** An exchange of a transport without headers. */
    static RecordingExchange withoutHeaders() {
        return new RecordingExchange(Optional.empty());
    }

    /** An exchange with headers. */
    static RecordingExchange withHeaders(Map<String, List<String>> values) {
        Map<String, List<String>> anyCase = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        anyCase.putAll(values);
        return new RecordingExchange(Optional.of(name -> anyCase.getOrDefault(name, List.of())));
    }

    /** Before it is handed in: whose message it is. */
    void of(Optional<Session> session, Optional<Principal> principal) {
        this.session = session;
        this.principal = principal;
    }

    @Override
    public Optional<Session> session() {
        return session;
    }

    @Override
    public Optional<Principal> principal() {
        return principal;
    }

    @Override
    public Optional<Headers> headers() {
        return headers;
    }

    @Override
    public synchronized void send(Message message) {
        sent.add(message);
    }

    /** What was sent before the reply, and after it. */
    synchronized List<Message> sent() {
        return List.copyOf(sent);
    }

    /** Before it is handed in: its response may be a stream. */
    void streamTo(EventSink to) {
        sink = Optional.of(to);
    }

    @Override
    public boolean acceptsStream() {
        return sink.isPresent();
    }

    @Override
    public void carry(MessageStream.Opening how) {
        opening = how;
    }

    @Override
    public synchronized void stream() {
        if (stream.isEmpty()) {
            stream = Optional.of(opening.open(sink.orElseThrow()));
        }
    }

    @Override
    public void closeStream() {
        stream();
        stream.orElseThrow().pause();
    }

    @Override
    public void whenGone(Runnable action) {
        whenGone = action;
    }

    /** The peer goes away. */
    void goAway() {
        whenGone.run();
    }

    @Override
    public synchronized void reply(Reply reply) {
        replies.add(reply);
    }

    synchronized List<Reply> replies() {
        return List.copyOf(replies);
    }
}
