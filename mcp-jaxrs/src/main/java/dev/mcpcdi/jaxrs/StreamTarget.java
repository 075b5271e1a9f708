package dev.mcpcdi.jaxrs;

import dev.mcpcdi.server.Settings;
import dev.mcpcdi.server.TransportThreads;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;

/**
 * Where the response to one request could be streamed.
 *
 * @param response the response itself: what JAX-RS injects may belong to a thread
 * @param threads write, and watch the clock
 * @param after how long a request may take until its response becomes a stream
 * @param isAccepted whether the client takes a stream
 * @param isPossible whether the settings let it have one, too
 */
record StreamTarget(
        HttpServletResponse response,
        TransportThreads threads,
        Duration after,
        boolean isAccepted,
        boolean isPossible) {

    /** On the request thread, once the request is asynchronous. */
    static StreamTarget of(
            HttpServletRequest request,
            RequestHeaders headers,
            Settings settings,
            TransportThreads threads) {
        boolean isAccepted = MediaTypes.acceptEvents(headers.values("Accept"));
        return new StreamTarget(
                (HttpServletResponse) request.getAsyncContext().getResponse(),
                threads,
                settings.streams().after(),
                isAccepted,
                isAccepted && !settings.streams().isJsonOnly());
    }

    EventStream open(EventStream.Peer peer) {
        return new EventStream(response, threads, peer);
    }
}
