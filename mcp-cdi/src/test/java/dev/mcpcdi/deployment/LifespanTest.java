package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.Lifespan;
import dev.mcpcdi.Tool;
import dev.mcpcdi.server.Readiness;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

/** Beans that live as long as the application. */
class LifespanTest {

    /** Outlives the containers, to be read afterwards. */
    private static final List<String> LOG = new ArrayList<>();

    @Lifespan
    static class Catalogue {

        @PostConstruct
        void start() {
            LOG.add("start catalogue");
        }

        @PreDestroy
        void stop() {
            LOG.add("stop catalogue");
        }

        String first() {
            return "Dune";
        }
    }

    @Lifespan
    @Priority(2)
    static class Pool {

        @PostConstruct
        void start() {
            LOG.add("start pool");
        }

        @PreDestroy
        void stop() {
            LOG.add("stop pool");
        }
    }

    @Lifespan
    @Priority(1)
    static class Store {

        @PostConstruct
        void start() {
            LOG.add("start store");
        }

        @PreDestroy
        void stop() {
            LOG.add("stop store");
        }
    }

    @ApplicationScoped
    static class Shop {

        @Inject Catalogue catalogue;

        @Tool(description = "Finds the first.")
        String first() {
            return catalogue.first();
        }
    }

    @Test
    void one_start_for_all_clients_and_a_stop_in_the_other_order() throws InterruptedException {
        LOG.clear();
        try (SeContainer container =
                Deployment.of(Shop.class, Catalogue.class, Pool.class, Store.class)) {
            assertThat(LOG).containsExactly("start store", "start pool", "start catalogue");
            assertThat(container.select(Readiness.class).get().isReady()).isTrue();
            Wire wire = new Wire(container);
            for (int i = 0; i < 5; i++) {
                assertThat(wire.call("first", "").text()).contains("Dune");
            }
            for (String revision : List.of("2024-11-05", "2025-06-18", "2025-11-25")) {
                Ear session = Ear.connected(container).begin(revision);
                session.send(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"first\"}}");
                assertThat(session.next()).contains("Dune");
            }
            assertThat(LOG).hasSize(3);
        }
        assertThat(LOG.subList(3, 6)).containsExactly("stop catalogue", "stop pool", "stop store");
        assertThat(LOG).hasSize(6);
    }

    @Lifespan
    static class Broken {

        @PostConstruct
        void start() {
            throw new IllegalStateException("No connection.");
        }
    }

    @Test
    void a_failure_fails_the_start() {
        Logger log = Logger.getLogger("dev.mcpcdi");
        log.setUseParentHandlers(false); // the failure is meant
        try {
            assertThatThrownBy(() -> Deployment.of(Shop.class, Catalogue.class, Broken.class))
                    .hasRootCauseMessage("No connection.");
        } finally {
            log.setUseParentHandlers(true);
        }
    }

    @Lifespan
    @Dependent
    static class Short {}

    @Test
    void it_has_no_other_scope() {
        assertThat(Deployment.mistakes(Shop.class, Catalogue.class, Short.class))
                .containsExactly(
                        "MCPCDI-0132: Bean class Short is a @Lifespan, but is @Dependent. It lives as long as the application. Remove the scope.");
    }
}
