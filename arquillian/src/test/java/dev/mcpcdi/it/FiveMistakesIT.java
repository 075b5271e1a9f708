package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import org.jboss.shrinkwrap.api.exporter.ZipExporter;
import org.junit.jupiter.api.Test;

class FiveMistakesIT {

    private static final String MISTAKES =
            """
            mcp-cdi found 5 mistakes.
            1. MCPCDI-0101: Tool name "find_book" is used twice: Bookshop.findBook(String, int) and Cart.find(String). Names must be unique in one application. Set @Tool(name = ...) on all but one of the methods.
                at dev.mcpcdi.it.mistakes.Bookshop.findBook(Bookshop.java)
            2. MCPCDI-0104: Tool method Bookshop.orderBook(String, Principal) is private. The container calls a tool from outside its class. Remove the word private.
                at dev.mcpcdi.it.mistakes.Bookshop.orderBook(Bookshop.java)
            3. MCPCDI-0110: Bean class Cart offers tools, but is @SessionScoped, a scope that is not active while a tool is called. Make it @ApplicationScoped, @RequestScoped, @Singleton or @Dependent.
                at dev.mcpcdi.it.mistakes.Cart.<init>(Cart.java)
            4. MCPCDI-0114: Parameter "buyer" of Bookshop.orderBook(String, Principal) is an object of the container, which no client can send. Inject it into a field, or qualify it: @Default Principal.
                at dev.mcpcdi.it.mistakes.Bookshop.orderBook(Bookshop.java)
            5. MCPCDI-0115: Tool method Bookshop.findBook(String, int) gives the hint "openWorldHint" several values. A hint is true, false or not set. Keep one value.
                at dev.mcpcdi.it.mistakes.Bookshop.findBook(Bookshop.java)""";

    @Test
    void server_says_all_of_them_at_once() throws Exception {
        var war = new File("target", "mistakes.war");
        Wars.empty().addPackage("dev.mcpcdi.it.mistakes").as(ZipExporter.class).exportTo(war, true);
        try (var server = OwnServer.with(war)) {
            assertThat(server.log()).contains(MISTAKES);
        }
    }
}
