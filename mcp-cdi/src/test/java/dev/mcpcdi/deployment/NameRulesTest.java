package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Vetoed;
import org.junit.jupiter.api.Test;

class NameRulesTest {

    @ApplicationScoped
    static class Books {
        @Tool(description = "Finds a book.")
        String find(String isbn) {
            return isbn;
        }
    }

    @ApplicationScoped
    static class Shelves {
        @Tool(description = "Finds a shelf.")
        String find(int number) {
            return "A";
        }
    }

    @Vetoed
    @ApplicationScoped
    static class Hidden {
        @Tool(description = "Finds nothing.")
        String find() {
            return "";
        }
    }

    @ApplicationScoped
    static class Names {
        @Tool(name = "find a book", description = "Finds a book.")
        String find(String isbn) {
            return isbn;
        }
    }

    static class Shop {
        @Tool(description = "Opens.")
        public String open() {
            return "open";
        }
    }

    @ApplicationScoped
    static class TeaShop extends Shop {}

    @ApplicationScoped
    static class CoffeeShop extends Shop {}

    @ApplicationScoped
    static class SilentShop extends Shop {
        @Override
        public String open() {
            return "psst";
        }
    }

    @Test
    void two_methods_of_one_name() {
        assertThat(Deployment.report(Shelves.class, Books.class))
                .isEqualTo(
                        """
                        mcp-cdi found 1 mistake.
                        1. MCPCDI-0101: Tool name "find" is used twice: Books.find(String) and Shelves.find(int). Names must be unique in one application. Set @Tool(name = ...) on all but one of the methods.
                            at dev.mcpcdi.deployment.NameRulesTest$Books.find(NameRulesTest.java)""");
    }

    @Test
    void the_same_name_on_a_vetoed_bean() {
        assertThatCode(() -> Deployment.of(Books.class, Hidden.class).close())
                .doesNotThrowAnyException();
    }

    @Test
    void a_name_with_a_space() {
        assertThat(Deployment.report(Names.class))
                .isEqualTo(
                        """
                        mcp-cdi found 1 mistake.
                        1. MCPCDI-0102: Tool name "find a book" of Names.find(String) has characters or a length that clients refuse. A name has 1 to 128 of the characters A-Z, a-z, 0-9, "_", "." and "-". Set @Tool(name = ...).
                            at dev.mcpcdi.deployment.NameRulesTest$Names.find(NameRulesTest.java)""");
    }

    @Test
    void a_method_inherited_by_two_beans() {
        assertThat(Deployment.report(TeaShop.class, CoffeeShop.class))
                .isEqualTo(
                        """
                        mcp-cdi found 1 mistake.
                        1. MCPCDI-0111: Tool "open" is inherited by several beans: CoffeeShop.open() and TeaShop.open(). Names must be unique in one application. Declare the method in one bean, or override it without @Tool in the others.
                            at dev.mcpcdi.deployment.NameRulesTest$Shop.open(NameRulesTest.java)""");
    }

    @Test
    void a_method_inherited_by_one_bean_and_overridden_in_another() {
        assertThatCode(() -> Deployment.of(TeaShop.class, SilentShop.class).close())
                .doesNotThrowAnyException();
    }
}
