/** The engine: eras, methods, replies; and the seams for transports. */
@Vetoed
package dev.mcpcdi.server;

import jakarta.enterprise.inject.Vetoed;
