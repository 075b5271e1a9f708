/**
 * The state that a client carries between the rounds of a call, sealed so that it comes back as it
 * was, to the request, the user and the time it was made for. {@link
 * dev.mcpcdi.server.state.RequestStates} is the door.
 */
@Vetoed
package dev.mcpcdi.server.state;

import jakarta.enterprise.inject.Vetoed;
