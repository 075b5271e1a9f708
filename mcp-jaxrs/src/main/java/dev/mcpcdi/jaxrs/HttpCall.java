package dev.mcpcdi.jaxrs;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.UriInfo;

/**
 * One request as JAX-RS gives it, for the request thread.
 *
 * @param request the request
 * @param application the JAX-RS application that was reached
 * @param uri where it was reached
 */
record HttpCall(HttpServletRequest request, Application application, UriInfo uri) {}
