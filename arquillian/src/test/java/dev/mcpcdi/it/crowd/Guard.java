package dev.mcpcdi.it.crowd;

import jakarta.annotation.Resource;
import jakarta.annotation.security.DeclareRoles;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.SessionContext;
import jakarta.ejb.Stateless;
import java.util.List;
import java.util.stream.Stream;

/** Asks the platform who calls, not the library. */
@Stateless
@PermitAll
@DeclareRoles({"reader", "clerk", "boss"})
public class Guard {

    @Resource private SessionContext context;

    /** The name of the user. */
    public String user() {
        return context.getCallerPrincipal().getName();
    }

    /** The roles that the user has. */
    public List<String> roles() {
        return Stream.of("reader", "clerk", "boss").filter(context::isCallerInRole).toList();
    }
}
