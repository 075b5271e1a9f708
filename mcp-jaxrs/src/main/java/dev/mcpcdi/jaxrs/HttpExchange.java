package dev.mcpcdi.jaxrs;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.server.Exchange;
import dev.mcpcdi.server.Reply;
import dev.mcpcdi.server.stream.MessageStream;
import dev.mcpcdi.server.stream.PlainStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.security.Principal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * The way back of one POST: JSON by resuming its response, or an event stream as soon as a message
 * comes before the reply or the reply takes long.
 */
final class HttpExchange implements Exchange, EventStream.Peer {

    private static final Logger LOG = System.getLogger(HttpExchange.class.getName());

    private final FinalResponse response;
    private final Answers answers;
    private final RequestHeaders headers;
    private final Caller caller;
    private final StreamTarget target;
    private final List<Runnable> whenGone = new ArrayList<>();
    private Optional<MessageStream> stream = Optional.empty();
    private MessageStream.Opening opening = PlainStream::new;
    private Future<?> patience;
    private boolean isReplied;
    private boolean isGone;

    HttpExchange(
            FinalResponse response,
            Answers answers,
            RequestHeaders headers,
            Caller caller,
            StreamTarget target) {
        this.response = response;
        this.answers = answers;
        this.headers = headers;
        this.caller = caller;
        this.target = target;
    }

    @Override
    public Optional<Headers> headers() {
        return Optional.of(headers);
    }

    @Override
    public Optional<Principal> principal() {
        return caller.principal();
    }

    @Override
    public boolean isUserInRole(String role) {
        return caller.roles().contains(role);
    }

    @Override
    public boolean acceptsStream() {
        return target.isAccepted();
    }

    @Override
    public boolean canAsk() {
        return target.isPossible();
    }

    @Override
    public synchronized void carry(MessageStream.Opening how) {
        opening = how;
    }

    /** Begins to count, once the request was handed over: most are answered by then. */
    synchronized void waitForReply() {
        if (target.isPossible() && !isReplied && stream.isEmpty()) {
            long nanos = target.after().toNanos();
            patience = target.threads().clock().schedule(this::stream, nanos, TimeUnit.NANOSECONDS);
        }
    }

    @Override
    public void stream() {
        opened();
    }

    /** Outside of the lock: a stream that breaks calls others. After its end it drops. */
    @Override
    public void send(Message message) {
        if (target.isPossible() || isStreaming()) {
            opened().ifPresent(open -> open.send(answers.text(message)));
        }
    }

    @Override
    public void closeStream() {
        if (target.isPossible()) {
            opened().ifPresent(MessageStream::pause);
        }
    }

    private synchronized boolean isStreaming() {
        return stream.isPresent();
    }

    private synchronized Optional<MessageStream> opened() {
        if (!isReplied && stream.isEmpty()) {
            try {
                EventStream events = target.open(this);
                events.start();
                stream = Optional.of(opening.open(events));
            } catch (RuntimeException gone) {
                LOG.log(Level.DEBUG, "An event stream could not be opened.", gone);
            }
        }
        return stream;
    }

    @Override
    public void whenGone(Runnable action) {
        synchronized (this) {
            if (!isGone) {
                whenGone.add(action);
                return;
            }
        }
        action.run();
    }

    @Override
    public void reply(Reply reply) {
        Optional<MessageStream> open = close();
        if (open.isEmpty()) {
            response.give(answers.reply(reply));
        } else {
            reply.response().ifPresent(last -> open.get().send(answers.text(last)));
            open.get().end();
        }
    }

    /** From now on nothing opens a stream; the one that is open, if any. */
    private synchronized Optional<MessageStream> close() {
        isReplied = true;
        if (patience != null) {
            patience.cancel(false);
        }
        return stream;
    }

    @Override
    public void gone() {
        List<Runnable> due;
        synchronized (this) {
            isGone = true;
            due = List.copyOf(whenGone);
            whenGone.clear();
        }
        due.forEach(Runnable::run);
    }

    /** What was written is the response; nothing is added to it. */
    @Override
    public void ended() {
        response.end();
        if (!isAnswered()) {
            gone();
        }
    }

    private synchronized boolean isAnswered() {
        return isReplied;
    }
}
