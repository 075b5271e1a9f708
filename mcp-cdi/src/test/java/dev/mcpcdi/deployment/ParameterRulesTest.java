package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Default;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Named;
import jakarta.inject.Qualifier;
import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.Test;

class ParameterRulesTest {

    @Qualifier
    @Retention(RetentionPolicy.RUNTIME)
    @interface InStock {}

    record Stock(int copies) {}

    @ApplicationScoped
    static class Inventory {}

    static class First {
        @Produces @InStock Stock stock = new Stock(1);
    }

    static class Second {
        @Produces @InStock Stock stock = new Stock(2);
    }

    interface Catalogue {}

    @ApplicationScoped
    static class Library implements Catalogue {}

    static class Motto {
        @Produces @Singleton String motto = "Read.";
    }

    @ApplicationScoped
    static class ByInterface {
        @Tool(description = "Counts.")
        String count(Catalogue catalogue) {
            return "";
        }
    }

    @ApplicationScoped
    static class Bookshop {
        @Tool(description = "Counts.")
        String count(String title, Inventory inventory) {
            return title;
        }
    }

    @ApplicationScoped
    static class Qualified {
        @Tool(description = "Counts.")
        String count(String title, @Default Inventory inventory, @Default Instance<Inventory> all) {
            return title;
        }
    }

    @ApplicationScoped
    static class Platform {
        @Tool(description = "Counts.")
        String count(EntityManager em, Instance<Inventory> inventory) {
            return "";
        }
    }

    @ApplicationScoped
    static class Unnamed {
        @Tool(description = "Counts.")
        String count(@Named Stock stock) {
            return "";
        }
    }

    @ApplicationScoped
    static class Stocked {
        @Tool(description = "Counts.")
        String count(String title, @InStock Stock stock) {
            return title + stock.copies();
        }
    }

    @Test
    void an_unqualified_bean() {
        assertThat(Deployment.report(Bookshop.class, Inventory.class))
                .isEqualTo(
                        """
                        mcp-cdi found 1 mistake.
                        1. MCPCDI-0113: Parameter "inventory" of Bookshop.count(String, Inventory) is a bean, but has no qualifier, so a client would have to send it. Inject it into a field, or qualify it: @Default Inventory.
                            at dev.mcpcdi.deployment.ParameterRulesTest$Bookshop.count(ParameterRulesTest.java)""");
    }

    @Test
    void an_unqualified_bean_by_its_interface() {
        assertThat(Deployment.mistakes(ByInterface.class, Library.class))
                .containsExactly(
                        "MCPCDI-0113: Parameter \"catalogue\" of ByInterface.count(Catalogue) is a bean, but has no qualifier, so a client would have to send it. Inject it into a field, or qualify it: @Default Catalogue.");
    }

    @Test
    void a_text_is_an_argument_even_if_some_bean_is_a_text() {
        assertThatCode(() -> Deployment.of(Qualified.class, Inventory.class, Motto.class).close())
                .doesNotThrowAnyException();
    }

    @Test
    void a_qualified_bean() {
        assertThatCode(() -> Deployment.of(Qualified.class, Inventory.class).close())
                .doesNotThrowAnyException();
    }

    @Test
    void unqualified_objects_of_the_container() {
        assertThat(Deployment.mistakes(Platform.class))
                .containsExactly(
                        "MCPCDI-0114: Parameter \"em\" of Platform.count(EntityManager, Instance) is an object of the container, which no client can send. Inject it into a field, or qualify it: @Default EntityManager.",
                        "MCPCDI-0114: Parameter \"inventory\" of Platform.count(EntityManager, Instance) is an object of the container, which no client can send. Inject it into a field, or qualify it: @Default Instance.");
    }

    @Test
    void named_without_a_value() {
        assertThat(Deployment.mistakes(Unnamed.class))
                .containsExactly(
                        "MCPCDI-0117: Parameter \"stock\" of Unnamed.count(Stock) has @Named without a value. Only a field has a default name. Write @Named(\"stock\").");
    }

    @Test
    void a_qualified_parameter_that_nothing_gives() {
        assertThat(Deployment.report(Stocked.class))
                .isEqualTo(
                        """
                        mcp-cdi found 1 mistake.
                        1. MCPCDI-0117: Parameter "stock" of Stocked.count(String, Stock) has a qualifier, so a resolver or the container gives it, but nothing gives @InStock Stock. Add a @Resolver method, a bean or a producer method for it, or remove the qualifier if the client sends it.
                            at dev.mcpcdi.deployment.ParameterRulesTest$Stocked.count(ParameterRulesTest.java)""");
    }

    @Test
    void a_qualified_parameter_that_several_beans_give() {
        assertThat(Deployment.mistakes(Stocked.class, First.class, Second.class))
                .containsExactly(
                        "MCPCDI-0117: Parameter \"stock\" of Stocked.count(String, Stock) has a qualifier, so the container gives it, but several beans give @InStock Stock: First and Second. Make all but one of them an alternative, or qualify them differently.");
    }
}
