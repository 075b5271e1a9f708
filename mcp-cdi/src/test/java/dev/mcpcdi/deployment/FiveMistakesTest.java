package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.ServerInfo;
import dev.mcpcdi.Tool;
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

        @Tool(
                name = "find_book",
                description = "Finds a book.",
                annotations = @Tool.Annotations(openWorldHint = {true, false}))
        String findBook(String title, int limit) {
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
        assertThat(Deployment.report(Cart.class, Bookshop.class))
                .isEqualTo(
                        """
                        mcp-cdi found 5 mistakes.
                        1. MCPCDI-0101: Tool name "find_book" is used twice: Bookshop.findBook(String, int) and Cart.find(String). Names must be unique in one application. Set @Tool(name = ...) on all but one of the methods.
                            at dev.mcpcdi.deployment.FiveMistakesTest$Bookshop.findBook(FiveMistakesTest.java)
                        2. MCPCDI-0104: Tool method Bookshop.orderBook(String, Principal) is private. The container calls a tool from outside its class. Remove the word private.
                            at dev.mcpcdi.deployment.FiveMistakesTest$Bookshop.orderBook(FiveMistakesTest.java)
                        3. MCPCDI-0110: Bean class Cart offers tools, but is @SessionScoped, a scope that is not active while a tool is called. Make it @ApplicationScoped, @RequestScoped, @Singleton or @Dependent.
                            at dev.mcpcdi.deployment.FiveMistakesTest$Cart.<init>(FiveMistakesTest.java)
                        4. MCPCDI-0114: Parameter "buyer" of Bookshop.orderBook(String, Principal) is an object of the container, which no client can send. Inject it into a field, or qualify it: @Default Principal.
                            at dev.mcpcdi.deployment.FiveMistakesTest$Bookshop.orderBook(FiveMistakesTest.java)
                        5. MCPCDI-0115: Tool method Bookshop.findBook(String, int) gives the hint "openWorldHint" several values. A hint is true, false or not set. Keep one value.
                            at dev.mcpcdi.deployment.FiveMistakesTest$Bookshop.findBook(FiveMistakesTest.java)""");
    }
}
