package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Tool;
import jakarta.annotation.Priority;
import jakarta.decorator.Decorator;
import jakarta.decorator.Delegate;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import org.junit.jupiter.api.Test;

/** Which methods of a bean's class and its supertypes are tools. */
class InheritanceTest {

    interface Finder<K> {
        @Tool(name = "interface", description = "An interface method is no tool.")
        String find(K key);
    }

    static class Shop<K> {
        @Tool(description = "Inherited.")
        public String open(K key) {
            return "open " + key;
        }

        @Tool(description = "Overridden without the annotation.")
        public String close(K key) {
            return "closed " + key;
        }

        @Tool(description = "Overridden with the annotation.")
        public String sell(K key) {
            return "shop sells " + key;
        }
    }

    @ApplicationScoped
    static class TeaShop extends Shop<String> implements Finder<String> {
        @Override
        public String find(String key) {
            return key;
        }

        @Override
        public String close(String key) {
            return "never " + key;
        }

        @Override
        @Tool(description = "The one that counts.")
        public String sell(String key) {
            return "tea shop sells " + key;
        }
    }

    @Loud
    @Interceptor
    @Priority(1)
    static class OfferingInterceptor {
        @AroundInvoke
        Object call(InvocationContext call) throws Exception {
            return call.proceed();
        }

        @Tool(description = "An interceptor offers nothing.")
        public String intercept() {
            return "";
        }
    }

    @Decorator
    @Priority(1)
    abstract static class OfferingDecorator implements Finder<String> {
        @Inject @Delegate Finder<String> delegate;

        @Override
        @Tool(description = "A decorator offers nothing.")
        public String find(String key) {
            return delegate.find(key);
        }
    }

    @Dependent
    static class Decorated implements Finder<String> {
        @Override
        @Tool(description = "Final.")
        public final String find(String key) {
            return key;
        }
    }

    @Test
    void the_methods_that_count() {
        try (LogLines log = LogLines.of("dev.mcpcdi");
                SeContainer container = Deployment.of(TeaShop.class, OfferingInterceptor.class)) {
            Client client = new Client(container);
            assertThat(log.lines()).containsExactly("INFO mcp-cdi: 2 tools on 1 bean.");
            assertThat(client.text("open", "{\"key\":\"at 9\"}")).isEqualTo("open at 9");
            assertThat(client.text("sell", "{\"key\":\"oolong\"}"))
                    .isEqualTo("tea shop sells oolong");
            assertThat(client.text("close", "{}")).isEqualTo("Unknown tool: close");
        }
    }

    @Test
    void a_decorator_offers_nothing() {
        try (LogLines log = LogLines.of("dev.mcpcdi");
                SeContainer container = Deployment.of(TeaShop.class, OfferingDecorator.class)) {
            assertThat(container.isRunning()).isTrue();
            assertThat(log.lines()).containsExactly("INFO mcp-cdi: 2 tools on 1 bean.");
        }
    }

    @Test
    void final_on_a_decorated_bean() {
        assertThat(Deployment.mistakes(Decorated.class, OfferingDecorator.class))
                .containsExactly(
                        "MCPCDI-0107: Tool method Decorated.find(String) is final, but its bean is called through a proxy, because it is decorated. Remove the word final.");
    }
}
