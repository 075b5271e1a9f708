package bookshop.catalogue;

import dev.mcpcdi.CompleteResourceTemplate;
import dev.mcpcdi.Resource;
import dev.mcpcdi.ResourceNotFoundException;
import dev.mcpcdi.ResourceTemplate;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** What a client can read of the catalogue. */
@ApplicationScoped
class CatalogueResources {

    @Inject Catalogue catalogue;

    @Resource(
            uri = "shop://genres",
            name = "genres",
            title = "Genres",
            description = "The genres that the shop has books of.")
    List<String> genres() {
        return catalogue.genres();
    }

    @ResourceTemplate(
            uriTemplate = "shop://genres/{genre}",
            name = "genre",
            title = "Books of a genre",
            description = "All books of a genre, by title.")
    List<Book> genre(String genre) {
        List<Book> books = catalogue.ofGenre(genre);
        if (books.isEmpty()) {
            throw new ResourceNotFoundException("The shop has no genre '%s'.".formatted(genre));
        }
        return books;
    }

    @ResourceTemplate(
            uriTemplate = "shop://books/{title}",
            name = "book",
            title = "Book",
            description = "The book with this title, in any letter case.")
    Optional<Book> book(String title) {
        return catalogue.withTitle(title);
    }

    /** As bytes, since a picture is none of the texts that a model reads. */
    @ResourceTemplate(
            uriTemplate = "shop://covers/{title}",
            name = "cover",
            title = "Cover",
            description = "The cover of a book.",
            mimeType = "image/svg+xml")
    Optional<byte[]> cover(String title) {
        return catalogue
                .withTitle(title)
                .map(book -> Cover.of(book).getBytes(StandardCharsets.UTF_8));
    }

    @CompleteResourceTemplate("genre")
    List<String> genres(String genre) {
        return catalogue.genres().stream().filter(name -> name.startsWith(genre)).toList();
    }

    @CompleteResourceTemplate("book")
    List<String> titles(String title) {
        return catalogue.titlesLike(title);
    }

    @CompleteResourceTemplate("cover")
    List<String> coverTitles(String title) {
        return catalogue.titlesLike(title);
    }
}
