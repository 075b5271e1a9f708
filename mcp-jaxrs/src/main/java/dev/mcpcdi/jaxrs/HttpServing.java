package dev.mcpcdi.jaxrs;

import dev.mcpcdi.server.DeclaredRoles;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Settings;
import dev.mcpcdi.server.TransportThreads;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Takes requests to the engine, on the request thread; whatever fails becomes a response. */
record HttpServing(
        Engine engine,
        Settings settings,
        ServingApplication application,
        DeclaredRoles roles,
        TransportThreads threads) {

    void post(AsyncResponse response, HttpCall call, InputStream body) {
        answer(
                response,
                () -> {
                    RequestHeaders headers = admit(call);
                    byte[] message =
                            new HttpMessage(headers, body, settings.maxBodyBytes()).bytes();
                    HttpExchange exchange = exchange(response, call, headers);
                    engine.handle(message, exchange);
                    exchange.waitForReply();
                });
    }

    void get(AsyncResponse response, HttpCall call) {
        answer(
                response,
                () -> {
                    RequestHeaders headers = admit(call);
                    if (!engine.listen(exchange(response, call, headers))) {
                        response.resume(answers().methodNotAllowed(settings));
                    }
                });
    }

    Response delete(HttpCall call) {
        return answers()
                .of(
                        () -> {
                            RequestHeaders headers = admit(call);
                            return engine.end(
                                            headers,
                                            Optional.ofNullable(call.request().getUserPrincipal()))
                                    .map(answers()::reply)
                                    .orElseGet(() -> answers().methodNotAllowed(settings));
                        });
    }

    Response options(HttpCall call) {
        return answers()
                .of(
                        () ->
                                Cors.preflight(admit(call), settings)
                                        .orElseGet(() -> answers().methodNotAllowed(settings)));
    }

    /** A method that means nothing here. */
    Response refuse(HttpCall call) {
        return answers()
                .of(
                        () -> {
                            admit(call);
                            return answers().methodNotAllowed(settings);
                        });
    }

    /** What answers later, or fails at once. */
    @FunctionalInterface
    private interface Later {

        void begin() throws Refused;
    }

    private void answer(AsyncResponse response, Later work) {
        try {
            response.setTimeout(0, TimeUnit.SECONDS); // the engine says how long it may take
            work.begin();
        } catch (Throwable failure) {
            response.resume(answers().failed(failure));
        }
    }

    private RequestHeaders admit(HttpCall call) throws Refused {
        RequestHeaders headers = new Gate(settings).admit(call.request());
        Cors.allow(headers, call.response());
        application.check(call.application(), call.uri());
        return headers;
    }

    private HttpExchange exchange(AsyncResponse response, HttpCall call, RequestHeaders headers) {
        return new HttpExchange(
                new FinalResponse(response, call.request().getAsyncContext()),
                answers(),
                headers,
                Caller.of(call.request(), roles),
                StreamTarget.of(call.request(), headers, settings, threads));
    }

    private Answers answers() {
        return new Answers(engine.codec());
    }
}
