package bookshop.advice;

import dev.mcpcdi.ListRoots;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Sample;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;

/** Asks the client: its model for words, and itself for its folders. */
@ApplicationScoped
class AdviceResolvers {

    @Resolver
    @Named("suggestion")
    Sample suggestTitle(String genre) {
        return Sample.of(
                "Suggest one %s book title. Answer with the title only.".formatted(genre), 50);
    }

    @Resolver
    @Named("draft")
    Sample draftBlurb(String title) {
        return Sample.of("Write a one-sentence blurb for the book '%s'.".formatted(title), 60);
    }

    @Resolver
    @Named("roots")
    ListRoots workspaceRoots() {
        return new ListRoots();
    }
}
