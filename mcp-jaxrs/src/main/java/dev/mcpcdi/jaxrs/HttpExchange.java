package dev.mcpcdi.jaxrs;

import dev.mcpcdi.server.Exchange;
import dev.mcpcdi.server.Reply;
import jakarta.ws.rs.container.AsyncResponse;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.security.Principal;
import java.util.Optional;

/** The way back of one POST: resumes its response. */
final class HttpExchange implements Exchange {

    private static final Logger LOG = System.getLogger(HttpExchange.class.getName());

    private final AsyncResponse response;
    private final Answers answers;
    private final RequestHeaders headers;
    private final Optional<Principal> principal;

    HttpExchange(
            AsyncResponse response, Answers answers, RequestHeaders headers, Principal caller) {
        this.response = response;
        this.answers = answers;
        this.headers = headers;
        principal = Optional.ofNullable(caller);
    }

    @Override
    public Optional<Headers> headers() {
        return Optional.of(headers);
    }

    @Override
    public Optional<Principal> principal() {
        return principal;
    }

    @Override
    public void reply(Reply reply) {
        try {
            response.resume(answers.reply(reply));
        } catch (RuntimeException gone) {
            LOG.log(Level.DEBUG, "An MCP response could not be sent.", gone);
        }
    }
}
