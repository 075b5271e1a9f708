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
    private final Caller caller;

    HttpExchange(AsyncResponse response, Answers answers, RequestHeaders headers, Caller caller) {
        this.response = response;
        this.answers = answers;
        this.headers = headers;
        this.caller = caller;
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
    public void reply(Reply reply) {
        try {
            response.resume(answers.reply(reply));
        } catch (RuntimeException gone) {
            LOG.log(Level.DEBUG, "An MCP response could not be sent.", gone);
        }
    }
}
