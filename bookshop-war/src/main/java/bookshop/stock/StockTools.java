package bookshop.stock;

import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;

/** What a model can do with the books on the shelves. */
@ApplicationScoped
class StockTools {

    @Tool(name = "reserve_book", description = "Reserve a copy of a book.")
    String reserveBook(String title, @InStock Stock stock) {
        return stock.copies() == 0
                ? "'%s' is out of stock.".formatted(title)
                : "Reserved '%s' (%d copies left).".formatted(title, stock.copies() - 1);
    }

    @Tool(name = "quote_delivery", description = "When an order of a book would arrive.")
    String quoteDelivery(String title, @InStock Stock stock, @Named("delivery") String delivery) {
        return stock.copies() == 0
                ? "'%s' is on backorder; it would arrive %s.".formatted(title, delivery)
                : "Ordered '%s'; it arrives %s.".formatted(title, delivery);
    }

    @Tool(name = "order_book", description = "Order a book from the shop.")
    String orderBook(String title, @InStock Stock stock, @Confirmed Backorder backorder) {
        if (!backorder.confirm()) {
            return "No order placed.";
        }
        return stock.copies() == 0
                ? "Backordered '%s'; it ships in 2-3 weeks.".formatted(title)
                : "Ordered '%s'.".formatted(title);
    }

    @Tool(name = "order_or_suggest", description = "Order a book, or suggest another one.")
    String orderOrSuggest(
            String title, @InStock Stock stock, @Confirmed ElicitationResult<Backorder> backorder) {
        if (backorder.accepted().isEmpty()) {
            return "No order placed. 'Dune' is in stock.";
        }
        return orderBook(title, stock, backorder.accepted().get());
    }
}
