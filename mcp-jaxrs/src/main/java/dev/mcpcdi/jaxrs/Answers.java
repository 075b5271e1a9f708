package dev.mcpcdi.jaxrs;

import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.jsonrpc.RpcError;
import dev.mcpcdi.server.Reply;
import dev.mcpcdi.server.Settings;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;

/** Makes HTTP responses of replies and refusals. Safe for any thread. */
final class Answers {

    private static final Logger LOG = System.getLogger(Answers.class.getName());

    private final Codec codec;

    Answers(Codec codec) {
        this.codec = codec;
    }

    /** Always gives a response, so that no client waits for one that cannot be written. */
    Response reply(Reply reply) {
        try {
            int status = status(reply.kind());
            Response.ResponseBuilder response =
                    reply.response()
                            .map(message -> json(status, message))
                            .orElseGet(() -> Response.status(status));
            reply.sessionId().ifPresent(id -> response.header("Mcp-Session-Id", id));
            return response.build();
        } catch (Throwable failure) {
            return failed(failure);
        }
    }

    /** The text of a message, for a frame. */
    String text(Message message) {
        return codec.text(message);
    }

    /** The response of an attempt, whatever becomes of it. */
    Response of(Attempt attempt) {
        try {
            return attempt.response();
        } catch (Throwable failure) {
            return failed(failure);
        }
    }

    /** What may be refused. */
    @FunctionalInterface
    interface Attempt {
        Response response() throws Refused;
    }

    /** Refuses a method; only where there are sessions, there is something to listen to or end. */
    Response methodNotAllowed(Settings settings) {
        RpcError error = new RpcError(RpcError.INVALID_REQUEST, "Method Not Allowed");
        return error(405, error).header(HttpHeaders.ALLOW, methods(settings)).build();
    }

    static String methods(Settings settings) {
        return settings.stateless() ? "POST" : "GET, POST, DELETE";
    }

    /** What is no refusal is our bug: its trace is for the log, the client learns nothing of it. */
    Response failed(Throwable failure) {
        if (failure instanceof Refused refused) {
            return error(refused.status(), refused.error()).build();
        }
        LOG.log(Level.ERROR, "An MCP request failed.", failure);
        return error(500, new RpcError(RpcError.INTERNAL_ERROR, "Internal error")).build();
    }

    private Response.ResponseBuilder error(int status, RpcError error) {
        return json(status, new Message.Failure(Optional.empty(), error));
    }

    private Response.ResponseBuilder json(int status, Message message) {
        return Response.status(status)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(codec.write(message));
    }

    private static int status(Reply.Kind kind) {
        return switch (kind) {
            case ANSWERED, CANCELLED -> 200;
            case ACCEPTED -> 202;
            case REJECTED -> 400;
            case NOT_FOUND -> 404;
            case NOT_ACCEPTABLE -> 406;
            case BUSY -> 503;
        };
    }
}
