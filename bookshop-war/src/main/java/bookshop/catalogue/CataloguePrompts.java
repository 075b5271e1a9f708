package bookshop.catalogue;

import dev.mcpcdi.CompletePrompt;
import dev.mcpcdi.Content;
import dev.mcpcdi.McpContext;
import dev.mcpcdi.Prompt;
import dev.mcpcdi.PromptArg;
import dev.mcpcdi.PromptMessage;
import dev.mcpcdi.ResourceContents;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What people can begin with. */
@ApplicationScoped
class CataloguePrompts {

    @Inject Catalogue catalogue;

    @Prompt(
            name = "discuss_book",
            title = "Discuss a book",
            description = "Begins a conversation about a book of the shop.")
    List<PromptMessage> discuss(
            @PromptArg(description = "The title of the book.") String title, McpContext context) {
        String uri = "shop://books/" + encoded(title);
        ResourceContents.Text book = (ResourceContents.Text) context.readResource(uri).get(0);
        return List.of(
                PromptMessage.user(new Content.EmbeddedText(uri, book.mimeType(), book.text())),
                PromptMessage.user("Let us talk about this book. What is it about?"));
    }

    @CompletePrompt("discuss_book")
    List<String> titles(String title) {
        return catalogue.titlesLike(title);
    }

    @Prompt(
            name = "introduce_author",
            title = "Introduce an author",
            description = "Asks for an introduction to an author.")
    String introduce(@PromptArg(description = "The author's full name.") String author) {
        return "Introduce %s to me, by these books: %s."
                .formatted(
                        author,
                        String.join(
                                ", ",
                                catalogue.byAuthor(author).stream().map(Book::title).toList()));
    }

    @CompletePrompt("introduce_author")
    List<String> authors(String author) {
        return catalogue.authorsLike(author);
    }

    /** For one segment of a URI, where a plus is a plus. */
    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
