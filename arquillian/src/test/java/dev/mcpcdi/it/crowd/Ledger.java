package dev.mcpcdi.it.crowd;

import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.transaction.Transactional;
import java.sql.SQLException;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.sql.DataSource;

/** Writes in transactions. */
@ApplicationScoped
class Ledger {

    @Inject private Entries entries;

    @Transactional
    @Tool(name = "write_entry", description = "Writes an entry.")
    void write(String entry) throws SQLException {
        entries.insert(entry);
    }

    @Transactional
    @Tool(name = "write_entry_and_fail", description = "Writes an entry, and thinks again.")
    void writeAndFail(String entry) throws SQLException {
        entries.insert(entry);
        throw new ToolException("The ledger is closed.");
    }

    @Transactional
    @Tool(name = "write_entry_and_crash", description = "Writes an entry, and fails.")
    void writeAndCrash(String entry) throws SQLException {
        entries.insert(entry);
        throw new IllegalStateException("a secret");
    }

    @Tool(name = "count_entries", description = "Counts the entries of a text.")
    int count(String entry) throws SQLException, NamingException {
        DataSource found = InitialContext.doLookup("java:comp/DefaultDataSource");
        return Entries.count(found, entry);
    }
}
