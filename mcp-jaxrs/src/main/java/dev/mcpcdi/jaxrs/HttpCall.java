package dev.mcpcdi.jaxrs;

import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.UriInfo;

/**
 * One request as JAX-RS gives it, for the request thread.
 *
 * @param request the request
 * @param response where headers go that each response has
 * @param application the JAX-RS application that was reached
 * @param uri where it was reached
 */
record HttpCall(
        HttpServletRequest request,
        HttpServletResponse response,
        Application application,
        UriInfo uri) {

    /** A request whose response comes later. */
    static HttpCall suspended(HttpServletRequest request, Application application, UriInfo uri) {
        ServletResponse response = request.getAsyncContext().getResponse();
        return new HttpCall(request, (HttpServletResponse) response, application, uri);
    }
}
