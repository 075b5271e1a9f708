package bookshop.catalogue;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import java.sql.SQLException;
import java.util.UUID;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcConnectionPool;

/** Gives the database of the catalogue, loaded from {@code books.csv}. */
@Dependent
class CatalogueDatabase {

    // Some servers load H2 once for all applications; the name keeps theirs apart.
    private static final String URL = "jdbc:h2:mem:%s;DB_CLOSE_DELAY=-1;DB_CLOSE_ON_EXIT=FALSE";

    private static final String LOAD =
            """
            CREATE TABLE book (
                title VARCHAR_IGNORECASE PRIMARY KEY,
                author VARCHAR_IGNORECASE NOT NULL,
                published INT NOT NULL,
                genre VARCHAR NOT NULL)
            AS SELECT title, author, published, genre
                FROM CSVREAD('classpath:bookshop/catalogue/books.csv', NULL, 'charset=UTF-8')
            """;

    @Produces
    @ApplicationScoped
    static DataSource open() throws SQLException {
        var pool = JdbcConnectionPool.create(URL.formatted(UUID.randomUUID()), "sa", "");
        execute(pool, LOAD);
        return pool;
    }

    static void close(@Disposes DataSource database) throws SQLException {
        execute(database, "SHUTDOWN");
    }

    private static void execute(DataSource database, String sql) throws SQLException {
        try (var connection = database.getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
