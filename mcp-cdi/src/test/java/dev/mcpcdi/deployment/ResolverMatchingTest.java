package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.McpContext;
import dev.mcpcdi.McpServer;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.ResolverGraph;
import dev.mcpcdi.ResolverGraph.Edge;
import dev.mcpcdi.ResolverGraph.Kind;
import dev.mcpcdi.ResolverGraph.Node;
import dev.mcpcdi.Tool;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Alternative;
import jakarta.enterprise.inject.Default;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.util.Nonbinding;
import jakarta.inject.Named;
import jakarta.inject.Qualifier;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The container says which resolver is meant, by its own rules. */
class ResolverMatchingTest {

    @Qualifier
    @Retention(RetentionPolicy.RUNTIME)
    @interface Price {
        String value();

        @Nonbinding
        String comment() default "";
    }

    @Qualifier
    @Retention(RetentionPolicy.RUNTIME)
    @interface Fresh {}

    record Book(String title) {}

    @ApplicationScoped
    static class Inventory {
        String name() {
            return "inventory";
        }
    }

    abstract static class Shelf<T> {

        abstract T item();

        @Resolver
        @Named("items")
        public List<T> items() {
            return List.of(item());
        }
    }

    @ApplicationScoped
    static class BookShelf extends Shelf<Book> {
        @Override
        Book item() {
            return new Book("Dune");
        }
    }

    @ApplicationScoped
    static class Prices {

        @Produces @Fresh private final String motto = "of a field";

        @Resolver
        @Price("eur")
        int euros() {
            return 7;
        }

        @Resolver
        @Price("usd")
        @Fresh
        int dollars(McpContext context, @Default Inventory inventory) {
            return inventory.name().length() + context.requestId().length();
        }
    }

    @ApplicationScoped
    static class Tools {

        @Tool(description = "By the value of a member.")
        String values(@Price("eur") int euros, @Price("usd") int dollars) {
            return euros + " " + dollars;
        }

        @Tool(description = "Not by a member that does not bind.")
        String nonbinding(@Price(value = "eur", comment = "of today") int euros) {
            return "" + euros;
        }

        @Tool(description = "By one of two qualifiers.")
        String oneOfTwo(@Fresh int dollars) {
            return "" + dollars;
        }

        @Tool(description = "As a wrapper and as a number.")
        String boxed(@Price("eur") Integer wrapper, @Price("eur") Number number) {
            return wrapper + " " + number;
        }

        @Tool(description = "As a supertype of a generic type.")
        String generic(@Named("items") Collection<Book> books, @Named("items") List<Book> again) {
            return books.iterator().next().title() + " " + (books == again);
        }

        @Tool(description = "From producers and beans.")
        String beans(
                @Fresh String motto,
                @Default Inventory inventory,
                @Default Instance<Inventory> all) {
            return motto + " " + inventory.name() + " " + all.isResolvable();
        }
    }

    @Test
    void by_types_and_qualifiers() {
        try (var container =
                Deployment.of(Inventory.class, BookShelf.class, Prices.class, Tools.class)) {
            Client client = new Client(container);
            assertThat(client.text("values", "{}")).isEqualTo("7 10");
            assertThat(client.text("nonbinding", "{}")).isEqualTo("7");
            assertThat(client.text("oneOfTwo", "{}")).isEqualTo("10");
            assertThat(client.text("boxed", "{}")).isEqualTo("7 7");
            assertThat(client.text("generic", "{}")).isEqualTo("Dune true");
            assertThat(client.text("beans", "{}")).isEqualTo("of a field inventory true");
        }
    }

    @ApplicationScoped
    static class Clock {
        @Resolver
        @Named("hour")
        int hour() {
            return 12;
        }
    }

    @Alternative
    @Priority(1)
    @ApplicationScoped
    static class StoppedClock {
        @Resolver
        @Named("hour")
        int hour() {
            return 3;
        }
    }

    @ApplicationScoped
    static class Bell {
        @Tool(description = "Rings.")
        String ring(@Named("hour") int hour) {
            return "rings " + hour;
        }
    }

    @Test
    void an_alternative_stands_in_for_a_resolver() {
        try (var container = Deployment.of(Clock.class, Bell.class)) {
            assertThat(new Client(container).text("ring", "{}")).isEqualTo("rings 12");
        }
        try (var container = Deployment.of(Clock.class, StoppedClock.class, Bell.class)) {
            assertThat(new Client(container).text("ring", "{}")).isEqualTo("rings 3");
        }
    }

    static class Sundial {
        @Produces
        @Named("hour")
        int hour() {
            return 6;
        }
    }

    @Test
    void a_resolver_comes_before_a_producer() {
        try (var container = Deployment.of(Sundial.class, Bell.class)) {
            assertThat(new Client(container).text("ring", "{}")).isEqualTo("rings 6");
        }
        try (var container = Deployment.of(Sundial.class, Clock.class, Bell.class)) {
            assertThat(new Client(container).text("ring", "{}")).isEqualTo("rings 12");
        }
    }

    @Test
    void the_graph_is_shown() {
        try (var container = Deployment.of(Clock.class, Bell.class)) {
            ResolverGraph graph = container.select(McpServer.class).get().graph();
            assertThat(graph)
                    .isEqualTo(
                            new ResolverGraph(
                                    List.of(
                                            new Node(
                                                    "r0",
                                                    Kind.RESOLVER,
                                                    "hour",
                                                    "@Named(\"hour\") int"),
                                            new Node("t0", Kind.TOOL, "ring", "")),
                                    List.of(new Edge("r0", "t0", "hour"))));
            assertThat(graph.mermaid())
                    .isEqualTo(
                            """
                            flowchart LR
                                r0(["hour<br>@Named(#quot;hour#quot;) int"])
                                t0["ring"]
                                r0 -- hour --> t0
                            """);
        }
    }
}
