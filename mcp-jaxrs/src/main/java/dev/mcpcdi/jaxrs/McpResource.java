package dev.mcpcdi.jaxrs;

import dev.mcpcdi.server.DeclaredRoles;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Settings;
import dev.mcpcdi.server.TransportThreads;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HEAD;
import jakarta.ws.rs.OPTIONS;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.io.InputStream;

/**
 * The MCP endpoint of a web application.
 *
 * <p>A JAX-RS application that scans serves it without a word; one that lists its classes serves it
 * if it lists this class. Of several JAX-RS applications the setting {@code mcp.http.application}
 * names the one that may serve it; below the others it answers 404.
 *
 * <p>It takes JSON-RPC messages by POST and answers as JSON, or by an event stream if there is more
 * to say or it takes long; by GET a client of a session listens. What it refuses is a JSON-RPC
 * error too: 403, 404, 405, 406, 413, 415, 431, 500, and 503 if the start failed. What never gets
 * here has a page of the container: a {@code Content-Type} or {@code Accept} that JAX-RS cannot
 * read, methods that it does not have.
 */
@Path("mcp")
@ApplicationScoped
public class McpResource {

    @Inject Engine engine;
    @Inject Settings settings;
    @Inject ServingApplication serving;
    @Inject DeclaredRoles roles;
    @Inject TransportThreads threads;

    /**
     * Takes one message.
     *
     * @param response resumed exactly once, on this thread or another
     * @param request the request
     * @param application the JAX-RS application that was reached
     * @param uri where it was reached
     * @param body the message
     */
    // No @Consumes and no @Produces: what they refuse is answered by a page of the container.
    @POST
    public void post(
            @Suspended AsyncResponse response,
            @Context HttpServletRequest request,
            @Context Application application,
            @Context UriInfo uri,
            InputStream body) {
        serving().post(response, HttpCall.suspended(request, application, uri), body);
    }

    /**
     * Lets the client of a session listen, or come back for the rest of a stream.
     *
     * @param response resumed when the stream ends, or at once if there is none
     * @param request the request
     * @param application the JAX-RS application that was reached
     * @param uri where it was reached
     */
    @GET
    public void get(
            @Suspended AsyncResponse response,
            @Context HttpServletRequest request,
            @Context Application application,
            @Context UriInfo uri) {
        serving().get(response, HttpCall.suspended(request, application, uri));
    }

    /**
     * Ends a session.
     *
     * @param request the request
     * @param headers where headers go that each response has
     * @param application the JAX-RS application that was reached
     * @param uri where it was reached
     * @return 200, 400, 404 or 405
     */
    @DELETE
    public Response delete(
            @Context HttpServletRequest request,
            @Context HttpServletResponse headers,
            @Context Application application,
            @Context UriInfo uri) {
        return serving().delete(new HttpCall(request, headers, application, uri));
    }

    /**
     * Refuses PUT.
     *
     * @param request the request
     * @param headers where headers go that each response has
     * @param application the JAX-RS application that was reached
     * @param uri where it was reached
     * @return 405
     */
    @PUT
    public Response put(
            @Context HttpServletRequest request,
            @Context HttpServletResponse headers,
            @Context Application application,
            @Context UriInfo uri) {
        return serving().refuse(new HttpCall(request, headers, application, uri));
    }

    /**
     * Refuses PATCH.
     *
     * @param request the request
     * @param headers where headers go that each response has
     * @param application the JAX-RS application that was reached
     * @param uri where it was reached
     * @return 405
     */
    @PATCH
    public Response patch(
            @Context HttpServletRequest request,
            @Context HttpServletResponse headers,
            @Context Application application,
            @Context UriInfo uri) {
        return serving().refuse(new HttpCall(request, headers, application, uri));
    }

    /**
     * Refuses HEAD.
     *
     * @param request the request
     * @param headers where headers go that each response has
     * @param application the JAX-RS application that was reached
     * @param uri where it was reached
     * @return 405
     */
    @HEAD
    public Response head(
            @Context HttpServletRequest request,
            @Context HttpServletResponse headers,
            @Context Application application,
            @Context UriInfo uri) {
        return serving().refuse(new HttpCall(request, headers, application, uri));
    }

    /**
     * Says what pages of an allowed origin may do; to anybody else it means nothing.
     *
     * @param request the request
     * @param headers where headers go that each response has
     * @param application the JAX-RS application that was reached
     * @param uri where it was reached
     * @return 204 or 405
     */
    @OPTIONS
    public Response options(
            @Context HttpServletRequest request,
            @Context HttpServletResponse headers,
            @Context Application application,
            @Context UriInfo uri) {
        return serving().options(new HttpCall(request, headers, application, uri));
    }

    private HttpServing serving() {
        return new HttpServing(engine, settings, serving, roles, threads);
    }
}
