/** Tests of the endpoint, most of them on the wire. */
package dev.mcpcdi.jaxrs;
