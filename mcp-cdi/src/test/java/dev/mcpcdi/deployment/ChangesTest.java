package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.McpContext;
import dev.mcpcdi.McpServer;
import dev.mcpcdi.Tool;
import dev.mcpcdi.spi.EventStore;
import dev.mcpcdi.spi.SubscriptionBus;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the application says of changes, and what it brings to keep and to spread them. */
@Timeout(60)
class ChangesTest {

    private static final String ENVELOPE =
            """
            "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
            "io.modelcontextprotocol/clientCapabilities":{}}""";

    private static final String LISTEN =
            """
            {"jsonrpc":"2.0","id":7,"method":"subscriptions/listen","params":{\
            "notifications":{"toolsListChanged":true},%s}}"""
                    .formatted(ENVELOPE);

    private static final String ACKNOWLEDGED =
            """
            {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"_meta":{\
            "io.modelcontextprotocol/subscriptionId":7},"notifications":{"toolsListChanged":true}}}""";

    private static final String CHANGED =
            """
            {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}""";

    private static final String CHANGED_MODERN =
            """
            {"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{"_meta":{\
            "io.modelcontextprotocol/subscriptionId":7}}}""";

    @ApplicationScoped
    static class Desk {

        @Tool(description = "Tells of a change.")
        void change(McpContext context) {
            context.notifyToolsChanged();
        }

        String late() {
            return "A tool that comes late.";
        }
    }

    @ApplicationScoped
    static class Ledger implements EventStore {

        final BlockingQueue<Event> stored = new LinkedBlockingQueue<>();

        @Override
        public void store(String session, Event event) {
            stored.add(event);
        }

        @Override
        public List<Event> after(String session, long stream, long number) {
            return stored.stream()
                    .filter(one -> one.stream() == stream && one.number() > number)
                    .toList();
        }

        @Override
        public void forget(String session) {}

        BlockingQueue<Event> stored() {
            return stored;
        }
    }

    @ApplicationScoped
    static class Diary extends Ledger {}

    /** A node that is told by others, too. */
    @ApplicationScoped
    static class Cluster implements SubscriptionBus {

        private final List<Change> published = new CopyOnWriteArrayList<>();
        private final List<Consumer<Change>> listeners = new CopyOnWriteArrayList<>();

        @Override
        public void publish(Change change) {
            published.add(change);
        }

        @Override
        public Runnable subscribe(Consumer<Change> listener) {
            listeners.add(listener);
            return () -> listeners.remove(listener);
        }

        List<Change> published() {
            return published;
        }

        List<Consumer<Change>> listeners() {
            return listeners;
        }
    }

    @ApplicationScoped
    static class Post extends Cluster {}

    private static void change(SeContainer container, String by) {
        McpServer server = container.select(McpServer.class).get();
        switch (by) {
            case "McpServer" -> server.notifyToolsChanged();
            case "offer" -> server.tools().add(Desk.class, "late").remove();
            default -> new Client(container).call("change", "{}");
        }
    }

    /** E-078, E-082, E-084, E-090. */
    @ParameterizedTest
    @ValueSource(strings = {"McpServer", "McpContext", "offer"})
    void a_change_reaches_clients_of_both_eras(String by) throws InterruptedException {
        try (SeContainer container = Deployment.of(Desk.class)) {
            Ear modern = Ear.connected(container).send(LISTEN);
            Ear older = Ear.connected(container).begin("2025-11-25");
            Ear http = Ear.overHttp(container).begin("2025-06-18");
            http.listen();
            assertThat(modern.next()).isEqualTo(ACKNOWLEDGED);
            change(container, by);
            assertThat(modern.next()).isEqualTo(CHANGED_MODERN);
            assertThat(older.next()).isEqualTo(CHANGED);
            assertThat(http.next()).isEqualTo(CHANGED);
        }
    }

    /** E-093. */
    @Test
    void an_own_bus_takes_the_news_and_brings_those_of_other_nodes() throws InterruptedException {
        try (SeContainer container = Deployment.of(Desk.class, Cluster.class)) {
            Cluster cluster = container.select(Cluster.class).get();
            Ear modern = Ear.connected(container).send(LISTEN);
            assertThat(modern.next()).isEqualTo(ACKNOWLEDGED);
            change(container, "McpServer");
            assertThat(cluster.published())
                    .containsExactly(SubscriptionBus.Change.of(SubscriptionBus.Kind.TOOLS));
            assertThat(cluster.listeners()).hasSize(1);
            cluster.listeners().get(0).accept(cluster.published().get(0));
            assertThat(modern.next()).isEqualTo(CHANGED_MODERN);
        }
    }

    /** C-045, C-046. */
    @Test
    void an_own_event_store_keeps_what_sessions_are_sent() throws InterruptedException {
        try (SeContainer container = Deployment.of(Desk.class, Ledger.class)) {
            Ear http = Ear.overHttp(container).begin("2025-06-18");
            http.listen();
            change(container, "McpServer");
            assertThat(http.next()).isEqualTo(CHANGED);
            assertThat(container.select(Ledger.class).get().stored())
                    .containsExactly(new EventStore.Event(1, 1, CHANGED));
            http.header("Last-Event-ID", "1-0").listen();
            assertThat(http.next()).isEqualTo(CHANGED);
        }
    }

    @Test
    void two_event_stores() {
        assertThat(Deployment.mistakes(Desk.class, Ledger.class, Diary.class))
                .containsExactly(
                        "MCPCDI-0407: Several beans are an EventStore:"
                                + " dev.mcpcdi.deployment.ChangesTest$Diary and"
                                + " dev.mcpcdi.deployment.ChangesTest$Ledger. One keeps the events"
                                + " of all sessions. Keep one, or make one an @Alternative with a"
                                + " @Priority.");
    }

    @Test
    void two_buses() {
        assertThat(Deployment.mistakes(Desk.class, Cluster.class, Post.class))
                .containsExactly(
                        "MCPCDI-0408: Several beans are a SubscriptionBus:"
                                + " dev.mcpcdi.deployment.ChangesTest$Cluster and"
                                + " dev.mcpcdi.deployment.ChangesTest$Post. One tells all clients"
                                + " of changes. Keep one, or make one an @Alternative with a"
                                + " @Priority.");
    }
}
