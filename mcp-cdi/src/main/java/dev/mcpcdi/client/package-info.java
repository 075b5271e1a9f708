/** A client of MCP servers: connects, lists, calls. */
@Vetoed
package dev.mcpcdi.client;

import jakarta.enterprise.inject.Vetoed;
