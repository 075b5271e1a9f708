package bookshop.stock;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.Resolution;
import dev.mcpcdi.Resolver;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;

/** Finds out what a model must not make up. */
@ApplicationScoped
class StockResolvers {

    @Inject Inventory inventory;

    @Resolver
    @InStock
    Stock checkStock(String title) {
        return inventory.stockOf(title);
    }

    @Resolver
    @Named("delivery")
    String estimateDelivery(@InStock Stock stock) {
        return stock.copies() > 0 ? "tomorrow" : "in 2-3 weeks";
    }

    @Resolver
    @Confirmed
    Resolution<Backorder> confirmBackorder(String title, @InStock Stock stock) {
        return stock.copies() > 0
                ? Resolution.of(new Backorder(true)) // in stock: nothing to ask
                : new Elicit<>("'%s' is out of stock (2-3 weeks). Order anyway?".formatted(title));
    }
}
