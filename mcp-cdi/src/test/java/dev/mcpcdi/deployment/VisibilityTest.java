package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The body of a tool sees its injected fields, whatever stands between it and the caller. */
class VisibilityTest {

    @Dependent
    static class Greeting {
        String of(String name) {
            return "Hello " + name;
        }
    }

    @ApplicationScoped
    static class Application {
        @Inject Greeting greeting;

        @Tool(name = "package", description = "Greets.")
        String ofPackage(String name) {
            return greeting.of(name);
        }

        @Tool(name = "protected", description = "Greets.")
        protected String ofHeirs(String name) {
            return greeting.of(name);
        }

        @Tool(name = "public", description = "Greets.")
        public String ofAll(String name) {
            return greeting.of(name);
        }
    }

    @RequestScoped
    static class Request {
        @Inject Greeting greeting;

        @Tool(name = "package", description = "Greets.")
        String ofPackage(String name) {
            return greeting.of(name);
        }

        @Tool(name = "protected", description = "Greets.")
        protected String ofHeirs(String name) {
            return greeting.of(name);
        }

        @Tool(name = "public", description = "Greets.")
        public String ofAll(String name) {
            return greeting.of(name);
        }
    }

    @Dependent
    static class OneCall {
        @Inject Greeting greeting;

        @Tool(name = "package", description = "Greets.")
        String ofPackage(String name) {
            return greeting.of(name);
        }

        @Tool(name = "protected", description = "Greets.")
        protected String ofHeirs(String name) {
            return greeting.of(name);
        }

        @Tool(name = "public", description = "Greets.")
        public String ofAll(String name) {
            return greeting.of(name);
        }
    }

    @Singleton
    static class One {
        @Inject Greeting greeting;

        @Tool(name = "package", description = "Greets.")
        String ofPackage(String name) {
            return greeting.of(name);
        }

        @Tool(name = "protected", description = "Greets.")
        protected String ofHeirs(String name) {
            return greeting.of(name);
        }

        @Tool(name = "public", description = "Greets.")
        public String ofAll(String name) {
            return greeting.of(name);
        }
    }

    @Loud
    static class LoudApplication extends Application {}

    @Loud
    static class LoudRequest extends Request {}

    @Loud
    @Dependent
    static class LoudOneCall extends OneCall {}

    @Loud
    @Singleton
    static class LoudOne extends One {}

    @ParameterizedTest
    @ValueSource(classes = {Application.class, Request.class, OneCall.class, One.class})
    void without_interceptor(Class<?> bean) {
        try (SeContainer container = Deployment.of(bean, Greeting.class)) {
            assertGreets(new Client(container), "Hello Ada");
        }
    }

    @ParameterizedTest
    @ValueSource(
            classes = {LoudApplication.class, LoudRequest.class, LoudOneCall.class, LoudOne.class})
    void with_interceptor(Class<?> bean) {
        try (SeContainer container = Deployment.of(bean, Greeting.class, LoudInterceptor.class)) {
            assertGreets(new Client(container), "Hello Ada!");
        }
    }

    private static void assertGreets(Client client, String expected) {
        assertThat(client.text("package", "{\"name\":\"Ada\"}")).isEqualTo(expected);
        assertThat(client.text("protected", "{\"name\":\"Ada\"}")).isEqualTo(expected);
        assertThat(client.text("public", "{\"name\":\"Ada\"}")).isEqualTo(expected);
    }
}
