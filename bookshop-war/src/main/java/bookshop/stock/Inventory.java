package bookshop.stock;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;

/** The shelves: one for all clients. */
@ApplicationScoped
class Inventory {

    private static final Map<String, Integer> COPIES = Map.of("Dune", 7, "Neuromancer", 0);

    Stock stockOf(String title) {
        return new Stock(title, COPIES.getOrDefault(title, 0));
    }
}
