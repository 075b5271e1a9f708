package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.ServerInfo;
import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.ConversationScoped;
import jakarta.enterprise.context.SessionScoped;
import java.io.Serializable;
import org.junit.jupiter.api.Test;

class BeanRulesTest {

    @SessionScoped
    static class Cart implements Serializable {
        private static final long serialVersionUID = 1L;

        @Tool(description = "Adds a book.")
        String add(String title) {
            return title;
        }
    }

    @ConversationScoped
    static class Checkout implements Serializable {
        private static final long serialVersionUID = 1L;

        @Tool(description = "Pays.")
        String pay() {
            return "paid";
        }
    }

    @ApplicationScoped
    @ServerInfo(name = "Books", version = "1")
    static class Books {}

    @ApplicationScoped
    @ServerInfo(name = "Shelves", version = "1")
    static class Shelves {}

    @Test
    void a_session_scoped_bean() {
        assertThat(Deployment.report(Cart.class))
                .isEqualTo(
                        """
                        mcp-cdi found 1 mistake.
                        1. MCPCDI-0110: Bean class Cart offers tools, but is @SessionScoped, a scope that is not active while a tool is called. Make it @ApplicationScoped, @RequestScoped, @Singleton or @Dependent.
                            at dev.mcpcdi.deployment.BeanRulesTest$Cart.<init>(BeanRulesTest.java)""");
    }

    @Test
    void a_conversation_scoped_bean() {
        assertThat(Deployment.mistakes(Checkout.class))
                .containsExactly(
                        "MCPCDI-0110: Bean class Checkout offers tools, but is @ConversationScoped, a scope that is not active while a tool is called. Make it @ApplicationScoped, @RequestScoped, @Singleton or @Dependent.");
    }

    @Test
    void two_server_infos() {
        assertThat(Deployment.report(Shelves.class, Books.class))
                .isEqualTo(
                        """
                        mcp-cdi found 1 mistake.
                        1. MCPCDI-0112: @ServerInfo stands on several beans: Books and Shelves. An application is one server. Keep it on one of them.
                            at dev.mcpcdi.deployment.BeanRulesTest$Books.<init>(BeanRulesTest.java)""");
    }
}
