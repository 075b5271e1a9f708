/**
 * Event streams: what is on one, and how a client of the session era takes one up again after it
 * lost its connection.
 */
@Vetoed
package dev.mcpcdi.server.stream;

import jakarta.enterprise.inject.Vetoed;
