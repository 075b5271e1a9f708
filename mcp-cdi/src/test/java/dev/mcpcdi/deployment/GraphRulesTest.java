package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.CreateMessageResult;
import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.ListRoots;
import dev.mcpcdi.ListRootsResult;
import dev.mcpcdi.Resolution;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Sample;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.SessionScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Named;
import jakarta.inject.Qualifier;
import java.io.Serializable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Mistakes in a resolver graph, each as a developer makes it. */
class GraphRulesTest {

    @Qualifier
    @Retention(RetentionPolicy.RUNTIME)
    @interface InStock {}

    @Qualifier
    @Retention(RetentionPolicy.RUNTIME)
    @interface Confirmed {}

    record Stock(int copies) {}

    record Price(int cents) {}

    record Backorder(boolean confirm) {}

    @ApplicationScoped
    static class Circle {

        @Resolver
        @InStock
        Stock stock(@Named("price") Price price) {
            return new Stock(price.cents());
        }

        @Resolver
        @Named("price")
        Price price(@Confirmed Backorder backorder) {
            return new Price(1);
        }

        @Resolver
        @Confirmed
        Backorder backorder(@InStock Stock stock) {
            return new Backorder(true);
        }

        @Resolver
        @Named("self")
        Price self(@Named("self") Price before) {
            return before;
        }
    }

    @Test
    void circles() {
        assertThat(Deployment.mistakes(Circle.class))
                .containsExactly(
                        "MCPCDI-0201: Resolvers need each other in a circle: Circle.backorder(Stock) needs @InStock Stock of Circle.stock(Price), which needs @Named(\"price\") Price of Circle.price(Backorder), which needs @Confirmed Backorder of Circle.backorder(Stock). None of them can run first. Remove one of these parameters.",
                        "MCPCDI-0201: Resolvers need each other in a circle: Circle.self(Price) needs @Named(\"self\") Price of Circle.self(Price). None of them can run first. Remove one of these parameters.");
    }

    @ApplicationScoped
    static class Shelf {
        @Resolver
        @InStock
        Stock shelf() {
            return new Stock(1);
        }
    }

    @ApplicationScoped
    static class Store {
        @Resolver
        @InStock
        Stock store() {
            return new Stock(2);
        }
    }

    @ApplicationScoped
    static class Counter {
        @Tool(description = "Counts.")
        int count(@InStock Stock stock) {
            return stock.copies();
        }
    }

    @Test
    void two_resolvers_for_one_parameter() {
        assertThat(Deployment.mistakes(Shelf.class, Store.class, Counter.class))
                .containsExactly(
                        "MCPCDI-0202: Parameter \"stock\" of Counter.count(Stock) wants @InStock Stock, but several resolvers give it: Shelf.shelf() gives @InStock Stock, Store.store() gives @InStock Stock. Qualify them differently, or make all but one of their beans alternatives.");
    }

    @ApplicationScoped
    static class Deep {

        @Resolver
        @InStock
        Stock stock(String isbn) {
            return new Stock(1);
        }

        @Resolver
        @Confirmed
        Backorder confirm(@InStock Stock stock) {
            return new Backorder(true);
        }

        @Tool(name = "order_book", description = "Orders.")
        String order(String title, int copies, @Confirmed Backorder backorder) {
            return title;
        }

        @Tool(name = "find_book", description = "Finds.")
        String find(String isbn, @InStock Stock stock) {
            return isbn;
        }
    }

    @Test
    void an_argument_that_one_of_the_tools_lacks() {
        assertThat(Deployment.mistakes(Deep.class))
                .containsExactly(
                        "MCPCDI-0203: Parameter \"isbn\" of resolver Deep.stock(String) is not an argument of tool \"order_book\", which needs it (order_book > backorder > stock). Without a qualifier it is the tool's argument of the same name; the tool has \"title\", \"copies\". Rename it, qualify it, or give the tool this argument.");
    }

    @ApplicationScoped
    static class Typed {

        @Resolver
        @InStock
        Stock stock(int title, List<String> tags, Integer copies) {
            return new Stock(title);
        }

        @Tool(description = "Orders.")
        String order(String title, List<Integer> tags, int copies, @InStock Stock stock) {
            return title;
        }
    }

    @Test
    void an_argument_of_another_type() {
        assertThat(Deployment.mistakes(Typed.class))
                .containsExactly(
                        "MCPCDI-0204: Parameter \"tags\" of resolver Typed.stock(int, List, Integer) is of the type List<String>, but argument \"tags\" of tool \"order\", which needs it (order > stock), is of the type List<Integer>. A resolver gets the tool's own object. Make the types equal.",
                        "MCPCDI-0204: Parameter \"title\" of resolver Typed.stock(int, List, Integer) is of the type int, but argument \"title\" of tool \"order\", which needs it (order > stock), is of the type String. A resolver gets the tool's own object. Make the types equal.");
    }

    @ApplicationScoped
    static class Disagreeing {
        @Tool(description = "Counts.")
        int count(@InStock Price price) {
            return price.cents();
        }
    }

    @ApplicationScoped
    static class Outcome {
        @Tool(description = "Counts.")
        int count(@InStock ElicitationResult<Stock> stock) {
            return 0;
        }
    }

    @Test
    void a_resolver_with_the_qualifier_but_of_another_type() {
        assertThat(Deployment.mistakes(Shelf.class, Disagreeing.class))
                .containsExactly(
                        "MCPCDI-0205: Parameter \"price\" of Disagreeing.count(Price) wants @InStock Price, but Shelf.shelf() gives @InStock Stock. A parameter has the type that its resolver gives, or a supertype of it. Correct one of the two types.");
    }

    @Test
    void an_outcome_of_a_question_that_nobody_asks() {
        assertThat(Deployment.mistakes(Shelf.class, Outcome.class))
                .containsExactly(
                        "MCPCDI-0207: Parameter \"stock\" of Outcome.count(ElicitationResult) takes the outcome of a question, but Shelf.shelf() never asks: it gives @InStock Stock. Declare the parameter as that type, or let the resolver return a Resolution.");
    }

    @ApplicationScoped
    static class Outcomes {
        @Resolver
        @InStock
        Sample suggest() {
            return Sample.of("A title", 9);
        }

        @Resolver
        @Confirmed
        ListRoots roots() {
            return new ListRoots();
        }

        @Tool(description = "Suggests.")
        String suggest(
                @InStock ElicitationResult<CreateMessageResult> title,
                @Confirmed ElicitationResult<ListRootsResult> roots) {
            return "";
        }
    }

    @Test
    void an_outcome_of_a_question_to_the_client() {
        assertThat(Deployment.mistakes(Outcomes.class))
                .containsExactly(
                        "MCPCDI-0207: Parameter \"roots\" of Outcomes.suggest(ElicitationResult, ElicitationResult) takes the outcome of a question to the user, but Outcomes.roots() asks the client, which answers or fails: it gives @Confirmed ListRootsResult. Declare the parameter as that type.",
                        "MCPCDI-0207: Parameter \"title\" of Outcomes.suggest(ElicitationResult, ElicitationResult) takes the outcome of a question to the user, but Outcomes.suggest() asks the client, which answers or fails: it gives @InStock CreateMessageResult. Declare the parameter as that type.");
    }

    @ApplicationScoped
    static class NearMiss {
        @Tool(description = "Counts.")
        int count(@Confirmed Stock stock) {
            return 0;
        }
    }

    @Test
    void a_resolver_of_the_type_but_with_another_qualifier() {
        assertThat(Deployment.mistakes(Shelf.class, NearMiss.class))
                .containsExactly(
                        "MCPCDI-0117: Parameter \"stock\" of NearMiss.count(Stock) has a qualifier, so a resolver or the container gives it, but nothing gives @Confirmed Stock. Nearly: Shelf.shelf() gives @InStock Stock. Add a @Resolver method, a bean or a producer method for it, or remove the qualifier if the client sends it.");
    }

    @ApplicationScoped
    static class Methods {

        @Resolver
        Stock unqualified() {
            return null;
        }

        @Resolver
        @InStock
        void nothing() {}

        @Resolver
        @Confirmed
        @SuppressWarnings("rawtypes") // the mistake
        Resolution raw() {
            return null;
        }

        @Resolver
        @Tool(description = "Is both.")
        @Named("both")
        String both() {
            return "";
        }

        @Resolver
        @Named("private")
        private String hidden() {
            return "";
        }

        @Resolver
        @Named("named")
        String named(@Named Stock stock) {
            return "";
        }
    }

    @Test
    void methods_that_are_no_resolvers() {
        assertThat(Deployment.mistakes(Methods.class))
                .contains(
                        "MCPCDI-0104: Resolver Methods.hidden() is private. The container calls a resolver from outside its class. Remove the word private.",
                        "MCPCDI-0117: Parameter \"stock\" of Methods.named(Stock) has @Named without a value. Only a field has a default name. Write @Named(\"stock\").",
                        "MCPCDI-0208: Resolver Methods.unqualified() has no qualifier, so no parameter can want what it gives. Add a qualifier of your own or @Named(\"unqualified\"), here and on the parameters.",
                        "MCPCDI-0210: Resolver Methods.nothing() returns nothing. Return the value that parameters want.",
                        "MCPCDI-0210: Resolver Methods.raw() returns a Resolution, but does not say of what. Write the type of the value, such as Resolution<Backorder>.",
                        "MCPCDI-0212: Resolver Methods.both() is a tool too. A tool is called by a model, a resolver must never be. Make two methods of it.");
    }

    @SessionScoped
    static class Basket implements Serializable {

        private static final long serialVersionUID = 1L;

        @Resolver
        @InStock
        public Stock stock() {
            return new Stock(1);
        }
    }

    @Test
    void a_scope_that_is_never_active_in_a_call() {
        assertThat(Deployment.mistakes(Basket.class))
                .containsExactly(
                        "MCPCDI-0110: Bean class Basket offers resolvers, but is @SessionScoped, a scope that is not active while a tool is called. Make it @ApplicationScoped, @RequestScoped, @Singleton or @Dependent.");
    }

    @ApplicationScoped
    static class Questions {

        @Resolver(key = "confirm")
        @Confirmed
        Resolution<Backorder> first() {
            return null;
        }

        @Resolver
        @InStock
        Resolution<Backorder> confirm() {
            return null;
        }

        @Tool(description = "Asks both.")
        String order(@Confirmed Backorder one, @InStock Backorder two) {
            return "";
        }

        @Tool(description = "Asks one.")
        String buy(@Confirmed Backorder one) {
            return "";
        }
    }

    @Test
    void two_questions_of_one_key() {
        assertThat(Deployment.mistakes(Questions.class))
                .containsExactly(
                        "MCPCDI-0209: Tool \"order\" may ask two questions by the key \"confirm\": of resolver Questions.first() (order > one) and of resolver Questions.confirm() (order > two). A client tells questions apart by their keys. Set @Resolver(key = ...) on one of them.");
    }

    @ApplicationScoped
    static class Producer {

        @Produces
        @Resolver
        @InStock
        Stock stock() {
            return new Stock(3);
        }
    }

    @Test
    void a_resolver_written_as_a_producer_is_one_for_calls_alone() {
        try (var container = Deployment.of(Producer.class, Counter.class)) {
            assertThat(new Client(container).text("count", "{}")).isEqualTo("3");
            assertThat(container.select(Stock.class, InStockLiteral.INSTANCE).isUnsatisfied())
                    .isTrue();
        }
    }

    @SuppressWarnings("ClassExplicitlyAnnotation") // the usual form of CDI
    private static final class InStockLiteral
            extends jakarta.enterprise.util.AnnotationLiteral<InStock> implements InStock {

        private static final long serialVersionUID = 1L;
        static final InStockLiteral INSTANCE = new InStockLiteral();
    }
}
