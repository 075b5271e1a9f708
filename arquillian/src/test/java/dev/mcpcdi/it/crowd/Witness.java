package dev.mcpcdi.it.crowd;

import dev.mcpcdi.McpContext;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.security.Principal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Says what a call sees of itself, after it has met all the others. */
@ApplicationScoped
class Witness {

    @Inject private McpContext injected;
    @Inject private Notes notes;
    @Inject private Meeting meeting;
    @Inject private Guard guard;

    /** What a call sees. */
    record Report(
            String user,
            String platformUser,
            List<String> roles,
            List<String> platformRoles,
            Optional<String> header,
            List<String> notes,
            Optional<String> session,
            boolean sameContext) {}

    @Tool(name = "report", description = "Reports who calls.")
    Report report(String party, int size, String note, McpContext given)
            throws InterruptedException {
        notes.add(note);
        meeting.join(party, size);
        return new Report(
                given.principal().map(Principal::getName).orElse("nobody"),
                guard.user(),
                Stream.of("reader", "clerk", "boss").filter(injected::isUserInRole).toList(),
                guard.roles(),
                injected.headers().first("X-Note"),
                notes.all(),
                injected.sessionId(),
                given.requestId().equals(injected.requestId()));
    }
}
