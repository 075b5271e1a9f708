package dev.mcpcdi.server;

import java.util.Optional;

/**
 * What became of a client that presented itself.
 *
 * @param id the id of its session, where it needs one
 * @param refusal why it gets none
 */
record SessionStart(Optional<String> id, Optional<SessionEntry.Closed> refusal) {

    static SessionStart named(String id) {
        return new SessionStart(Optional.of(id), Optional.empty());
    }

    static SessionStart unnamed() {
        return new SessionStart(Optional.empty(), Optional.empty());
    }

    static SessionStart refused(SessionEntry.Closed refusal) {
        return new SessionStart(Optional.empty(), Optional.of(refusal));
    }
}
