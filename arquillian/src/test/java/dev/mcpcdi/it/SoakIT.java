package dev.mcpcdi.it;

import java.io.File;
import java.util.List;
import java.util.Map;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.exporter.ZipExporter;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/**
 * What a server has left of its clients after a long time, on one server: nothing. A tenth of it;
 * all of it with the profile {@code soak}.
 */
@EnabledIfSystemProperty(named = "arquillian.launch", matches = "payara")
@EnabledOnOs(OS.LINUX)
@TestMethodOrder(OrderAnnotation.class)
class SoakIT {

    private static final List<String> OPTIONS =
            List.of(
                    "-Xmx512m",
                    // What is only softly reachable is no leak, and would look like one.
                    "-XX:SoftRefLRUPolicyMSPerMB=0");

    private static File war;
    private static OwnServer server;
    private static IdleStreams idle;
    private static StuckClient stuck;

    @BeforeAll
    static void start() throws Exception {
        war =
                written(
                        "soak.war",
                        Wars.empty()
                                .addPackage("dev.mcpcdi.it.soak")
                                .addAsWebInfResource(Wars.beansXml(), "beans.xml"));
        var keeper =
                written(
                        "keeper.war",
                        ShrinkWrap.create(WebArchive.class).addPackage("dev.mcpcdi.it.keeper"));
        server = OwnServer.with(OPTIONS, Map.of("MCP_HTTP_SESSION_TIMEOUT", "PT2S"), war, keeper);
        idle = new IdleStreams(server);
        idle.warmUp();
        stuck = new StuckClient(server);
    }

    @AfterAll
    static void stop() throws Exception {
        stuck.close();
        server.close();
    }

    @Test
    void idle_streams_take_no_threads_and_lose_nothing() throws Exception {
        print("Idle streams", idle.run());
    }

    @Test
    void killed_clients_leave_nothing() throws Exception {
        print("Killed clients", new KilledClients(server).run());
    }

    @Test
    void redeployed_application_leaves_nothing() throws Exception {
        print("Redeploys", new Redeploys(server, war).run());
    }

    /** It began before all other tests, which it does no harm; after them it takes no time. */
    @Order(Integer.MAX_VALUE)
    @Test
    void client_that_does_not_read_is_cut() throws Exception {
        print("Stuck client", stuck.run());
    }

    private static void print(String scenario, String figures) {
        System.out.println("Soak: " + scenario + ": " + figures);
    }

    private static File written(String name, WebArchive archive) {
        var file = new File("target", name).getAbsoluteFile();
        archive.as(ZipExporter.class).exportTo(file, true);
        return file;
    }
}
