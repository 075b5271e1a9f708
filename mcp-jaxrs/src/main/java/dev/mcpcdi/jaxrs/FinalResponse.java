package dev.mcpcdi.jaxrs;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/**
 * Gives one suspended request its response. An application that is undeployed loses its JAX-RS
 * first, whose servlet the container destroys before it destroys beans (Servlet 6.0, 4.3.3 and
 * 11.3.3); what then resumes is written to the response itself, or its client would wait for ever.
 *
 * @param suspended the request as JAX-RS suspended it
 * @param context the same as the container has it
 */
record FinalResponse(AsyncResponse suspended, AsyncContext context) {

    private static final Logger LOG = System.getLogger(FinalResponse.class.getName());

    void give(Response last) {
        try {
            suspended.resume(last);
        } catch (RuntimeException undeployed) {
            LOG.log(Level.DEBUG, "JAX-RS gave no response, the container does.", undeployed);
            write(last);
        }
    }

    /** Ends what was streamed; one that broke before it began is no good response. */
    void end() {
        give(isBegun() ? Response.ok().build() : Response.status(503).build());
    }

    private boolean isBegun() {
        try {
            return context.getResponse().isCommitted();
        } catch (RuntimeException gone) {
            return true;
        }
    }

    private void write(Response last) {
        try {
            HttpServletResponse response = (HttpServletResponse) context.getResponse();
            if (!response.isCommitted()) {
                response.setStatus(last.getStatus());
                last.getStringHeaders()
                        .forEach((name, values) -> response.setHeader(name, values.get(0)));
                writeEntity(last, response.getOutputStream());
            }
            context.complete();
        } catch (IOException | RuntimeException gone) {
            LOG.log(Level.DEBUG, "An MCP response could not be sent.", gone);
        }
    }

    private static void writeEntity(Response last, ServletOutputStream out) throws IOException {
        if (last.getEntity() instanceof byte[] message) {
            out.write(message);
        }
    }
}
