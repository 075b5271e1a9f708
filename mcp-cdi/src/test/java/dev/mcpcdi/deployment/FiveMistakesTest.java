package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.ServerInfo;
import dev.mcpcdi.Tool;
import dev.mcpcdi.ToolArg;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.SessionScoped;
import java.io.Serializable;
import java.security.Principal;
import org.junit.jupiter.api.Test;

/** Whatever is wrong with an application is said at once. */
class FiveMistakesTest {

    @ApplicationScoped
    @ServerInfo(name = "Bookshop", version = "1.0.0")
    static class Bookshop {
        @Tool(name = "order_book", description = "Orders a book.")
        private String orderBook(String title, Principal buyer) {
            return title + buyer;
        }

        @Tool(name = "find_book", description = "Finds a book.")
        String findBook(String title, @ToolArg(defaultValue = "many") int limit) {
            return title + limit;
        }
    }

    @SessionScoped
    static class Cart implements Serializable {
        private static final long serialVersionUID = 1L;

        @Tool(name = "find_book", description = "Finds a book in the cart.")
        String find(String title) {
            return title;
        }
    }

    @Test
    void five_mistakes_in_one_report() {
        assertThat(Deployment.report(Cart.class, Bookshop.class)).isEqualTo("");
    }
}
