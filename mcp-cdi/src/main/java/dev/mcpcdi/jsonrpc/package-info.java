/** JSON-RPC 2.0 messages and their text. Knows no MCP. */
@Vetoed
package dev.mcpcdi.jsonrpc;

import jakarta.enterprise.inject.Vetoed;
