package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ClientCall;
import dev.mcpcdi.invoke.Outcome;
import java.util.Optional;

/** What a client can name in one method of the protocol. Safe for any thread. */
interface Targets {

    /** What has the name, if the caller sees it. */
    Optional<? extends ClientCall> find(String name, Exchange caller);

    /** How a call of a name ends that nothing has. */
    Outcome unknown(Rounds.Subject subject);
}
