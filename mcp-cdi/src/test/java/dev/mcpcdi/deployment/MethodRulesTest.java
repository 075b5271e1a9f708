package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.mcpcdi.Tool;
import dev.mcpcdi.deployment.fixtures.OtherPackage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.junit.jupiter.api.Test;

class MethodRulesTest {

    @Singleton
    static class Modifiers {
        @Tool(description = "Private.")
        private String hidden() {
            return "";
        }

        @Tool(description = "Static.")
        static String shared() {
            return "";
        }

        @Tool(description = "Generic.")
        <T> T any(T value) {
            return value;
        }

        @Tool(description = "Final, on a bean without a proxy.")
        final String last() {
            return hidden();
        }
    }

    @ApplicationScoped
    static class FinalOnProxy {
        @Tool(description = "Final.")
        final String last(String title) {
            return title;
        }
    }

    @Dependent
    static class FinalOnIntercepted {
        @Tool(description = "Final.")
        @Loud
        final String last(String title) {
            return title;
        }
    }

    @ApplicationScoped
    static class Heir extends OtherPackage {}

    @ApplicationScoped
    static class Hints {
        @Tool(
                description = "Undecided.",
                annotations = @Tool.Annotations(readOnlyHint = {true, false}))
        String find() {
            return "";
        }
    }

    @ApplicationScoped
    static class Late {
        @Tool(description = "Takes its time.", timeout = "30s")
        String find() {
            return "";
        }

        @Tool(description = "Takes no time.", timeout = "PT0S")
        String know() {
            return "";
        }

        @Tool(description = "Takes a minute.", timeout = "PT1M")
        String ask() {
            return "";
        }
    }

    @ApplicationScoped
    static class Producer {
        @Tool(description = "A tool that reads like a producer.")
        @Produces
        String find(String title) {
            return title;
        }
    }

    @ApplicationScoped
    static class ScopedProducer {
        @Tool(description = "A kept result.")
        @Produces
        @RequestScoped
        String find(String title) {
            return title;
        }
    }

    @Test
    void private_static_and_generic_methods() {
        assertThat(Deployment.mistakes(Modifiers.class))
                .containsExactly(
                        "MCPCDI-0104: Tool method Modifiers.hidden() is private. The container calls a tool from outside its class. Remove the word private.",
                        "MCPCDI-0105: Tool method Modifiers.shared() is static. A tool is called on its bean, with its interceptors. Remove the word static.",
                        "MCPCDI-0106: Tool method Modifiers.any(Object) has type parameters of its own. Nobody chooses them when a model calls. Write the types themselves.");
    }

    @Test
    void final_on_a_normal_scope() {
        assertThat(Deployment.mistakes(FinalOnProxy.class))
                .containsExactly(
                        "MCPCDI-0107: Tool method FinalOnProxy.last(String) is final, but its bean is called through a proxy, because it is @ApplicationScoped. Remove the word final.");
    }

    @Test
    void final_on_an_intercepted_method() {
        assertThat(Deployment.mistakes(FinalOnIntercepted.class, LoudInterceptor.class))
                .containsExactly(
                        "MCPCDI-0107: Tool method FinalOnIntercepted.last(String) is final, but its bean is called through a proxy, because it is intercepted. Remove the word final.");
    }

    @Test
    void package_private_in_another_package() {
        assertThat(Deployment.report(Heir.class))
                .isEqualTo(
                        """
                        mcp-cdi found 1 mistake.
                        1. MCPCDI-0108: Tool method Heir.find() is package-private in dev.mcpcdi.deployment.fixtures.OtherPackage, and its bean is in another package. The container's proxy cannot reach it. Make it protected or public.
                            at dev.mcpcdi.deployment.fixtures.OtherPackage.find(OtherPackage.java)""");
    }

    @Test
    void package_private_in_the_unnamed_package() throws ClassNotFoundException {
        assertThat(Deployment.report(Class.forName("Unnamed")))
                .isEqualTo(
                        """
                        mcp-cdi found 1 mistake.
                        1. MCPCDI-0108: Tool method Unnamed.find() is package-private in the unnamed package, where the container's proxies cannot reach it. Make it public, or give its class a package.
                            at Unnamed.find(Unnamed.java)""");
    }

    @Test
    void a_hint_with_two_values() {
        assertThat(Deployment.mistakes(Hints.class))
                .containsExactly(
                        "MCPCDI-0115: Tool method Hints.find() gives the hint \"readOnlyHint\" several values. A hint is true, false or not set. Keep one value.");
    }

    @Test
    void a_timeout_that_is_none() {
        assertThat(Deployment.mistakes(Late.class))
                .containsExactly(
                        "MCPCDI-0118: Tool method Late.find() has the timeout \"30s\". A timeout is a duration longer than nothing, such as PT30S. Correct @Tool(timeout = ...).",
                        "MCPCDI-0118: Tool method Late.know() has the timeout \"PT0S\". A timeout is a duration longer than nothing, such as PT30S. Correct @Tool(timeout = ...).");
    }

    @Test
    void a_producer_method() {
        assertThatCode(() -> Deployment.of(Producer.class).close()).doesNotThrowAnyException();
    }

    @Test
    void a_producer_method_with_a_scope() {
        assertThat(Deployment.mistakes(ScopedProducer.class))
                .containsExactly(
                        "MCPCDI-0116: Tool method ScopedProducer.find(String) has @Produces and the scope @RequestScoped. What a tool returns is of one call and never kept. Remove @RequestScoped.");
    }
}
