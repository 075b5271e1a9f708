package bookshop.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CatalogueTest {

    private DataSource database;
    private Catalogue catalogue;

    @BeforeEach
    void open() throws SQLException {
        database = CatalogueDatabase.open();
        catalogue = over(database);
    }

    @AfterEach
    void close() throws SQLException {
        CatalogueDatabase.close(database);
    }

    @Test
    void all_books_are_loaded() {
        assertThat(catalogue.size()).isEqualTo(431);
    }

    @Test
    void words_match_title_or_author_in_any_case() {
        assertThat(catalogue.countMatches("DUNE", Optional.empty())).isEqualTo(3);
        assertThat(catalogue.countMatches("frank herbert", Optional.empty())).isEqualTo(3);
    }

    @Test
    void genre_narrows_the_search() {
        assertThat(catalogue.countMatches("plath", Optional.of("poetry"))).isEqualTo(1);
        assertThat(catalogue.countMatches("plath", Optional.of("non-fiction"))).isZero();
    }

    @Test
    void wildcards_and_quotes_are_plain_text() {
        assertThat(catalogue.countMatches("%", Optional.empty())).isZero();
        assertThat(catalogue.countMatches("_", Optional.empty())).isZero();
        assertThat(catalogue.countMatches("' OR 1=1 --", Optional.empty())).isZero();
    }

    @Test
    void title_is_found_in_any_case() {
        assertThat(catalogue.withTitle("neuromancer"))
                .contains(new Book("Neuromancer", "William Gibson", 1984, "fiction"));
        assertThat(catalogue.withTitle("Neuro")).isEmpty();
    }

    @Test
    void accents_and_commas_survive_the_file() {
        assertThat(catalogue.withTitle("Gödel, Escher, Bach"))
                .contains(
                        new Book("Gödel, Escher, Bach", "Douglas Hofstadter", 1979, "non-fiction"));
    }

    @Test
    void books_of_an_author_are_listed_oldest_first() {
        assertThat(catalogue.byAuthor("Frank Herbert"))
                .extracting(Book::title)
                .containsExactly("Dune", "Dune Messiah", "Children of Dune");
        assertThat(catalogue.byAuthor("Nobody")).isEmpty();
    }

    @Test
    void two_shops_do_not_share_a_database() throws SQLException {
        DataSource other = CatalogueDatabase.open();
        CatalogueDatabase.close(other);
        assertThat(catalogue.size()).isEqualTo(431);
    }

    @Test
    void closed_database_is_a_failure_without_sql_in_its_message() throws SQLException {
        DataSource other = CatalogueDatabase.open();
        CatalogueDatabase.close(other);
        assertThatThrownBy(over(other)::size)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("The catalogue cannot be read.");
    }

    private static Catalogue over(DataSource database) {
        var catalogue = new Catalogue();
        catalogue.database = database;
        return catalogue;
    }
}
