/** MCP's words on the wire. Revisions are data here, not subclasses. */
@Vetoed
package dev.mcpcdi.protocol;

import jakarta.enterprise.inject.Vetoed;
