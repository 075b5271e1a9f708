/** Placeholder. */
@Vetoed
package dev.mcpcdi.server.state;

import jakarta.enterprise.inject.Vetoed;
