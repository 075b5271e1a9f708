package bookshop.orders;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.NotBlank;
import java.util.concurrent.CompletionStage;

/** What a model can do for a customer. */
@ApplicationScoped
class OrderTools {

    @Inject WishList wishes;
    @Inject Courier courier;

    @Tool(name = "wish_for_book", description = "Ask the shop to stock a title.")
    void wishForBook(@NotBlank String title) {
        wishes.add(title);
    }

    @Tool(name = "count_wishes", description = "How often a title was wished for.")
    int countWishes(String title) {
        return wishes.count(title);
    }

    @Tool(name = "estimate_delivery", description = "How many days a parcel takes.")
    CompletionStage<Delivery> estimateDelivery(@NotBlank String country) {
        return courier.ask(country);
    }
}
