package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Elicit;
import dev.mcpcdi.Resolution;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import jakarta.inject.Qualifier;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.Test;

class ResolverTest {

    @Qualifier
    @Retention(RetentionPolicy.RUNTIME)
    @interface InStock {}

    @Qualifier
    @Retention(RetentionPolicy.RUNTIME)
    @interface Confirmed {}

    record Stock(String title, int copies) {}

    record Backorder(boolean confirm) {}

    @ApplicationScoped
    static class Shop {

        @Resolver
        @InStock
        Stock checkStock(String title) {
            return new Stock(title, title.equals("Dune") ? 7 : 0);
        }

        @Resolver
        @Named("delivery")
        String estimate(@InStock Stock stock) {
            return stock.copies() > 0 ? "tomorrow" : "in 2-3 weeks";
        }

        @Resolver
        @Confirmed
        Resolution<Backorder> confirm(String title, @InStock Stock stock) {
            return stock.copies() > 0
                    ? Resolution.of(new Backorder(true))
                    : new Elicit<>(
                            "'%s' is out of stock (2-3 weeks). Order anyway?".formatted(title));
        }

        @Tool(description = "Reserves.")
        String reserve(String title, @InStock Stock stock, @Named("delivery") String delivery) {
            return title + " " + stock.copies() + " " + delivery;
        }

        @Tool(description = "Orders.")
        String order(String title, @InStock Stock stock, @Confirmed Backorder backorder) {
            return title + " " + backorder.confirm();
        }
    }

    @Test
    void works() {
        try (var container = Deployment.of(Shop.class)) {
            Client client = new Client(container);
            assertThat(client.text("reserve", "{\"title\":\"Dune\"}")).isEqualTo("Dune 7 tomorrow");
            assertThat(client.text("order", "{\"title\":\"Dune\"}")).isEqualTo("Dune true");
            String asked =
                    client.ask(
                            """
                {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"order","arguments":{"title":"X"},"_meta":{
                "io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}}}}}""");
            System.err.println(asked);
            String state = asked.replaceAll(".*\"requestState\":(\".*?\"),\"_meta.*", "$1");
            System.err.println(state);
            System.err.println(
                    client.ask(
                            """
                {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"order","arguments":{"title":"X"},"requestState":%s,"inputResponses":{"confirm":{"action":"accept","content":{"confirm":true}}},"_meta":{
                "io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}}}}}"""
                                    .formatted(state)));
        }
    }
}
