package bookshop.advice;

import dev.mcpcdi.CreateMessageResult;
import dev.mcpcdi.ListRootsResult;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;

/** What a model can have written and found for a customer. */
@ApplicationScoped
class AdviceTools {

    @Tool(name = "suggest_book", description = "Suggest a book of a genre.")
    String suggestBook(String genre, @Named("suggestion") CreateMessageResult suggestion) {
        return "Today's %s pick: %s".formatted(genre, suggestion.text().orElse("the classics"));
    }

    @Tool(description = "Draft a blurb for a book.")
    String blurb(String title, @Named("draft") CreateMessageResult draft) {
        return draft.text().orElse("No blurb.");
    }

    @Tool(name = "catalog_folder", description = "Pick the folder the catalog export should go to.")
    String catalogFolder(@Named("roots") ListRootsResult roots) {
        return roots.roots().isEmpty()
                ? "No workspace folders shared."
                : roots.roots().get(0).uri();
    }
}
