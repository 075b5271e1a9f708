package dev.mcpcdi.it.crowd;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import java.sql.SQLException;
import javax.sql.DataSource;

/** A table in the database that every server has. */
@ApplicationScoped
class Entries {

    @Resource private DataSource database;

    /** Not in a transaction: H2 ends one when it makes a table. */
    void create(@Observes @Initialized(ApplicationScoped.class) Object start) {
        try (var connection = database.getConnection();
                var statement = connection.createStatement()) {
            statement.execute("DROP TABLE IF EXISTS ledger");
            statement.execute("CREATE TABLE ledger (entry VARCHAR(100))");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    void insert(String entry) throws SQLException {
        try (var connection = database.getConnection();
                var insert = connection.prepareStatement("INSERT INTO ledger VALUES (?)")) {
            insert.setString(1, entry);
            insert.executeUpdate();
        }
    }

    static int count(DataSource database, String entry) throws SQLException {
        try (var connection = database.getConnection();
                var query =
                        connection.prepareStatement(
                                "SELECT COUNT(*) FROM ledger WHERE entry = ?")) {
            query.setString(1, entry);
            try (var rows = query.executeQuery()) {
                rows.next();
                return rows.getInt(1);
            }
        }
    }
}
