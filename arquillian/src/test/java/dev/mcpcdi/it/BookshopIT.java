package dev.mcpcdi.it;

import static dev.mcpcdi.it.Wire.json;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.server.Engine;
import jakarta.inject.Inject;
import java.io.File;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import javax.sql.DataSource;
import org.assertj.core.api.Assertions;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The WAR as it was built, on a server: from inside, by raw HTTP, by the official client. */
@ExtendWith(ArquillianExtension.class)
class BookshopIT {

    private static final String TEMPERATURE =
            """
            {"jsonrpc":"2.0","id":"t","method":"tools/call","params":{\
            "name":"get_temperature","arguments":{"city":"London"}}}""";

    private static final String MODERN_TEMPERATURE =
            """
            {"jsonrpc":"2.0","id":7,"method":"tools/call","params":{\
            "name":"get_temperature","arguments":{"city":"London"},"_meta":{\
            "io.modelcontextprotocol/protocolVersion":"2026-07-28",\
            "io.modelcontextprotocol/clientCapabilities":{}}}}""";

    @ArquillianResource private URL base;
    @Inject private Engine engine;
    @Inject private DataSource database;

    @Deployment
    static WebArchive bookshop() {
        return Wars.bookshop()
                .addClasses(BookshopIT.class, Wire.class, InProcess.class, NodeProject.class)
                .addAsLibrary(Wars.jarOf(Assertions.class));
    }

    @Test
    void catalogue_is_injected_and_loaded() throws Exception {
        try (var connection = database.getConnection();
                var statement = connection.createStatement();
                var rows = statement.executeQuery("SELECT COUNT(*) FROM book")) {
            rows.next();
            assertThat(rows.getInt(1)).isEqualTo(431);
        }
    }

    @Test
    void engine_is_injected_and_answers() throws Exception {
        assertThat(new InProcess(engine).ask(TEMPERATURE))
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":"t","result":{\
                        "content":[{"type":"text","text":"17"}],\
                        "structuredContent":{"result":17}}}""");
    }

    @Test
    @RunAsClient
    void session_era_is_answered_without_modern_words() throws Exception {
        var answer = wire().post(TEMPERATURE, wire().openSession());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(json(answer.body()))
                .isEqualTo(
                        json(
                                """
                                {"jsonrpc":"2.0","id":"t","result":{
                                    "content":[{"type":"text","text":"17"}],
                                    "structuredContent":{"result":17}}}"""));
    }

    @Test
    @RunAsClient
    void modern_era_is_answered_with_type_and_server() throws Exception {
        var answer = wire().post(MODERN_TEMPERATURE, Wire.modern("get_temperature"));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/json");
        assertThat(json(answer.body()))
                .isEqualTo(
                        json(
                                """
                                {"jsonrpc":"2.0","id":7,"result":{
                                    "content":[{"type":"text","text":"17"}],
                                    "structuredContent":{"result":17},
                                    "resultType":"complete",
                                    "_meta":{"io.modelcontextprotocol/serverInfo":
                                        {"name":"Bookshop","version":"1.0.0"}}}}"""));
    }

    @Test
    @RunAsClient
    void modern_request_with_another_name_in_its_header_is_refused() throws Exception {
        var answer = wire().post(MODERN_TEMPERATURE, Wire.modern("find_book"));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(json(answer.body()).getJsonObject("error").getInt("code")).isEqualTo(-32020);
    }

    /** Over HTTP/2, where a server has it, there is no Host header to check. */
    @Test
    @RunAsClient
    void client_that_offers_http_2_is_answered() throws Exception {
        var local = URI.create("http://localhost:" + base.getPort()).resolve(endpoint().getPath());
        var request =
                HttpRequest.newBuilder(local)
                        .header("Content-Type", "application/json")
                        .headers(Wire.modern("get_temperature"))
                        .POST(BodyPublishers.ofString(MODERN_TEMPERATURE))
                        .build();
        var client = HttpClient.newHttpClient();
        for (int i = 0; i < 2; i++) {
            var answer = client.send(request, BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        }
    }

    @Test
    @RunAsClient
    void official_client_passes_its_tests() throws Exception {
        var tests = new NodeProject(new File(System.getProperty("js.directory")));
        tests.install();
        tests.run("test", endpoint());
    }

    private Wire wire() {
        return new Wire(endpoint());
    }

    private URI endpoint() {
        return Wire.endpoint(base);
    }
}
