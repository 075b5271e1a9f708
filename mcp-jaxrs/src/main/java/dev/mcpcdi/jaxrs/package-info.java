/**
 * Streamable HTTP on JAX-RS: headers, statuses and bodies. Makes no decision of MCP.
 *
 * <p>The endpoint is {@code <context root>/<application path>/mcp} under the one JAX-RS application
 * of the web application. The archive brings no application of its own, and no provider that could
 * change what other resources answer.
 */
package dev.mcpcdi.jaxrs;
