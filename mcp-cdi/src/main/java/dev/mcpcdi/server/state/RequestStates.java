package dev.mcpcdi.server.state;

import dev.mcpcdi.spi.RequestStateCodec;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Seals the state that a client carries from one round of a call to the next, and opens what comes
 * back (2026-07-28, Multi Round-Trip Requests). Safe for any thread.
 *
 * <p>A state opens for the request, the user and the server that it was sealed for, and until it
 * expires; each seal starts the time anew. It can be opened more than once unless the settings say
 * otherwise, and then each node counts for itself: only a {@link RequestStateCodec} that shares
 * what it knows can refuse a second opening on another node.
 *
 * <p>A state that is absent or null is not to be opened: there is none.
 */
public final class RequestStates {

    private static final Logger LOG = System.getLogger(RequestStates.class.getName());

    /** Opened within one time to live; with their digests about ten megabytes. */
    private static final int SPENT_LIMIT = 65_536;

    private final StateSettings settings;
    private final RequestStateCodec codec;
    private final ClaimsText text;
    private final Terms terms;
    private final InstantSource clock;
    private final SpentTokens spent = new SpentTokens(SPENT_LIMIT);
    private final AtomicBoolean aloneAndQuiet;

    private RequestStates(
            StateSettings settings,
            Optional<RequestStateCodec> codec,
            Terms terms,
            ClaimsText text,
            InstantSource clock) {
        this.settings = settings;
        this.codec = codec.orElseGet(() -> new KeyRing(settings.keys()));
        this.terms = terms;
        this.text = text;
        this.clock = clock;
        aloneAndQuiet = new AtomicBoolean(codec.isEmpty() && settings.keys().isEmpty());
    }

    /**
     * Makes the seals of one server.
     *
     * @param settings how to seal
     * @param serverName the audience, where the settings name none
     * @param codec the application's own codec; empty for encryption with the keys of the settings
     * @param json the provider of all JSON
     * @param clock the time, the same on all nodes but for a minute
     * @return the seals
     */
    public static RequestStates of(
            StateSettings settings,
            String serverName,
            Optional<RequestStateCodec> codec,
            JsonProvider json,
            InstantSource clock) {
        if (codec.isPresent() && !settings.keys().isEmpty()) {
            LOG.log(
                    Level.WARNING,
                    "mcp.request-state.keys is set but seals nothing, because there is a"
                            + " RequestStateCodec bean. Remove the one or the other.");
        }
        Terms terms = new Terms(settings.ttl(), settings.audience().orElse(serverName));
        return new RequestStates(settings, codec, terms, new ClaimsText(json), clock);
    }

    /**
     * Seals a state.
     *
     * @param state any text
     * @param binding the request that the state is of
     * @return what the client gets
     * @throws StateTooLargeException if that would be longer than the settings allow
     * @throws IllegalStateException if it cannot be sealed, such as by a failing codec
     */
    public String seal(String state, Binding binding) {
        String token;
        try {
            token = codec.encode(text.write(terms.claims(state, binding, clock.instant())));
        } catch (Exception e) {
            throw new IllegalStateException("The requestState cannot be sealed", e);
        }
        if (token == null || token.isEmpty()) {
            throw new IllegalStateException("The RequestStateCodec made no token");
        }
        int length = token.getBytes(StandardCharsets.UTF_8).length;
        if (length > settings.maxBytes()) {
            throw new StateTooLargeException(length, settings.maxBytes());
        }
        return token;
    }

    /**
     * Opens what a client sent. With one-time states, a success is the only one.
     *
     * @param sent the member {@code requestState}, which is there and not null
     * @param binding the request that it came with
     * @return the state as it was sealed
     * @throws RejectedStateException if it is not a state of this request, for whatever reason
     */
    public String open(JsonValue sent, Binding binding) throws RejectedStateException {
        try {
            String token = token(sent);
            Claims claims = text.read(decode(token));
            terms.check(claims, binding, clock.instant());
            spend(token, claims);
            return claims.state();
        } catch (Rejection e) {
            LOG.log(
                    Level.WARNING,
                    "requestState rejected on " + binding.method() + ": " + e.reason());
            LOG.log(Level.DEBUG, "The cause of the rejection", e.getCause());
            throw new RejectedStateException();
        }
    }

    /**
     * Takes note of a sign that other nodes serve the same clients. Warns once if they could not
     * open what this one seals; otherwise nothing happens. Meant to be called beside {@link #seal},
     * because a server that never seals needs no shared keys.
     *
     * @param sign what was noticed
     */
    public void notice(ClusterSign sign) {
        if (aloneAndQuiet.compareAndSet(true, false)) {
            LOG.log(Level.WARNING, sign.warning());
        }
    }

    private String token(JsonValue sent) throws Rejection {
        if (!(sent instanceof JsonString string)) {
            throw new Rejection(Reason.NO_STRING);
        }
        String token = string.getString();
        if (token.isEmpty()) {
            throw new Rejection(Reason.MALFORMED);
        }
        if (token.getBytes(StandardCharsets.UTF_8).length > settings.maxBytes()) {
            throw new Rejection(Reason.TOO_LONG);
        }
        return token;
    }

    private byte[] decode(String token) throws Rejection {
        try {
            byte[] claims = codec.decode(token);
            if (claims != null) {
                return claims;
            }
        } catch (Rejection e) {
            throw e;
        } catch (Exception e) {
            throw new Rejection(Reason.CODEC, e);
        }
        throw new Rejection(Reason.CODEC);
    }

    private void spend(String token, Claims claims) throws Rejection {
        if (settings.oneTime()) {
            String digest = Sha256.textOf(Sha256.shortOf(token.getBytes(StandardCharsets.UTF_8)));
            if (!spent.spend(digest, claims.expiresAt(), Claims.seconds(clock.instant()))) {
                throw new Rejection(Reason.REPLAYED);
            }
        }
    }
}
