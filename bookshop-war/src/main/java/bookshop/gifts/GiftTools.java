package bookshop.gifts;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.ElicitUrl;
import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import dev.mcpcdi.UrlConsent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** A gift; neither question needs the answer of the other, so both are asked at once. */
@ApplicationScoped
class GiftTools {

    @Resolver
    @Named("wrapping")
    Elicit<Wrapping> askWrapping(String title) {
        return new Elicit<>("How shall we wrap '%s'?".formatted(title));
    }

    /** A card number never passes through the client. */
    @Resolver
    @Paid
    ElicitUrl askPayment(String title) {
        return new ElicitUrl(
                "Pay for '%s'.".formatted(title),
                "https://bookshop.example/pay?title="
                        + URLEncoder.encode(title, StandardCharsets.UTF_8));
    }

    @Tool(name = "give_book", description = "Send a book to somebody as a gift.")
    String giveBook(
            String title,
            @Named("wrapping") Wrapping wrapping,
            @Paid ElicitationResult<UrlConsent> payment) {
        return payment.accepted().isEmpty()
                ? "Kept '%s' for you, unpaid.".formatted(title)
                : "'%s' goes out in %s paper once it is paid.".formatted(title, wrapping.paper());
    }
}
