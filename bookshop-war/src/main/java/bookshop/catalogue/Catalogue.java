package bookshop.catalogue;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** All books of the shop. Safe for any thread; letter case never matters. */
@ApplicationScoped
public class Catalogue {

    private static final String BOOK = "SELECT title, author, published, genre FROM book ";

    @Inject DataSource database;

    /**
     * Counts the books.
     *
     * @return how many there are
     */
    public int size() {
        return count("SELECT COUNT(*) FROM book");
    }

    int countMatches(String words, Optional<String> genre) {
        return count(
                "SELECT COUNT(*) FROM book"
                        + " WHERE LOCATE(LOWER(?), LOWER(title || ' ' || author)) > 0"
                        + " AND genre = COALESCE(?, genre)",
                words,
                genre.orElse(null));
    }

    Optional<Book> withTitle(String title) {
        return books(BOOK + "WHERE title = ?", title).stream().findFirst();
    }

    List<Book> byAuthor(String author) {
        return books(BOOK + "WHERE author = ? ORDER BY published, title", author);
    }

    List<String> genres() {
        return texts("SELECT DISTINCT genre FROM book ORDER BY genre");
    }

    List<Book> ofGenre(String genre) {
        return books(BOOK + "WHERE genre = ? ORDER BY title", genre);
    }

    List<String> titlesLike(String start) {
        return texts(
                "SELECT DISTINCT title FROM book WHERE LOCATE(LOWER(?), LOWER(title)) = 1"
                        + " ORDER BY title",
                start);
    }

    List<String> authorsLike(String start) {
        return texts(
                "SELECT DISTINCT author FROM book WHERE LOCATE(LOWER(?), LOWER(author)) = 1"
                        + " ORDER BY author",
                start);
    }

    private List<String> texts(String sql, String... values) {
        return query(sql, row -> row.getString(1), values);
    }

    private int count(String sql, String... values) {
        return query(sql, row -> row.getInt(1), values).get(0);
    }

    private List<Book> books(String sql, String... values) {
        return query(sql, Catalogue::book, values);
    }

    private <T> List<T> query(String sql, RowReader<T> reader, String... values) {
        try (var connection = database.getConnection();
                var statement = connection.prepareStatement(sql)) {
            bind(statement, values);
            return readAll(statement, reader);
        } catch (SQLException e) {
            throw new IllegalStateException("The catalogue cannot be read.", e);
        }
    }

    private static void bind(PreparedStatement statement, String... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setString(i + 1, values[i]);
        }
    }

    private static <T> List<T> readAll(PreparedStatement statement, RowReader<T> reader)
            throws SQLException {
        try (var rows = statement.executeQuery()) {
            List<T> found = new ArrayList<>();
            while (rows.next()) {
                found.add(reader.read(rows));
            }
            return List.copyOf(found);
        }
    }

    private static Book book(ResultSet row) throws SQLException {
        return new Book(
                row.getString("title"),
                row.getString("author"),
                row.getInt("published"),
                row.getString("genre"));
    }

    private interface RowReader<T> {
        T read(ResultSet row) throws SQLException;
    }
}
