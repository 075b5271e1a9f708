package dev.mcpcdi.it.branch;

import dev.mcpcdi.Tool;
import jakarta.ejb.Stateless;

/** A session bean that is seen by its interface only. */
@Stateless
public class LendingDesk implements Lending {

    @Override
    @Stamped
    @Tool(name = "lend_session", description = "Lends a book.")
    public String lend(String title) {
        return "%s is lent.".formatted(title);
    }
}
