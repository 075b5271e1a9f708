package bookshop.catalogue;

import dev.mcpcdi.Literal;
import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolArg;
import dev.mcpcdi.ToolException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import java.util.Optional;

/** What a model can ask the catalogue. */
@ApplicationScoped
class CatalogueTools {

    @Inject Catalogue catalogue;

    @Tool(name = "search_books", description = "Search the catalog by title or author.")
    String searchBooks(
            @ToolArg(description = "Title or author to search for.") String query,
            @ToolArg(defaultValue = "10") @Min(1) @Max(50) int limit,
            Optional<@Literal({"fiction", "non-fiction", "poetry"}) String> genre) {
        String where = genre.map(" in "::concat).orElse("");
        return "Found %d books matching '%s'%s (showing up to %d)."
                .formatted(catalogue.countMatches(query, genre), query, where, limit);
    }

    @Tool(
            name = "find_book",
            title = "Look up a book",
            description = "The book with exactly this title, in any letter case.",
            annotations = @Tool.Annotations(readOnlyHint = true, openWorldHint = false))
    Book findBook(String title) {
        return catalogue
                .withTitle(title)
                .orElseThrow(
                        () ->
                                new ToolException(
                                        "No book is titled '%s'. Try search_books with a part of it."
                                                .formatted(title)));
    }

    @Tool(name = "books_by_author", description = "All books of an author, oldest first.")
    List<Book> booksByAuthor(@ToolArg(description = "The author's full name.") String author) {
        return catalogue.byAuthor(author);
    }
}
