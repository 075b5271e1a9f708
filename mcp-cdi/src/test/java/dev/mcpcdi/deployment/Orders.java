package dev.mcpcdi.deployment;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.Resolution;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.util.concurrent.atomic.AtomicInteger;

/** Orders that are confirmed by the user; gifts are wrapped after one more question. */
@ApplicationScoped
class Orders {

    record Stock(int copies) {}

    record Backorder(boolean confirm) {}

    record Wrapping(String colour) {}

    private final AtomicInteger asked = new AtomicInteger();

    @Resolver
    @Named("stock")
    Stock stock(String title) {
        return new Stock(title.equals("Dune") ? 7 : 0);
    }

    @Resolver
    @Named("backorder")
    Resolution<Backorder> confirm(String title, @Named("stock") Stock stock) {
        return stock.copies() > 0
                ? Resolution.of(new Backorder(true))
                : new Elicit<>("'%s' is out of stock. Order anyway?".formatted(title));
    }

    @Resolver
    @Named("wrapping")
    Elicit<Wrapping> wrap(@Named("backorder") Backorder backorder) {
        return new Elicit<>("Which colour (confirmed: %s)?".formatted(backorder.confirm()));
    }

    /** Wrong on purpose: a question may depend on arguments and earlier answers alone. */
    @Resolver
    @Named("again")
    Elicit<Backorder> again() {
        return new Elicit<>("Sure (%d)?".formatted(asked.incrementAndGet()));
    }

    @Tool(description = "Never stops asking.")
    String insist(@Named("again") Backorder backorder) {
        return "sure";
    }

    @Tool(description = "Orders a book.")
    String order(String title, @Named("backorder") Backorder backorder) {
        return title + " " + backorder.confirm();
    }

    @Tool(description = "Orders a book, or not.")
    String orderOrSuggest(
            String title, @Named("backorder") ElicitationResult<Backorder> backorder) {
        return title + " " + backorder.getClass().getSimpleName();
    }

    @Tool(description = "Orders a present.")
    String gift(
            String title,
            @Named("backorder") Backorder backorder,
            @Named("wrapping") Wrapping wrapping) {
        return title + " in " + wrapping.colour();
    }
}
