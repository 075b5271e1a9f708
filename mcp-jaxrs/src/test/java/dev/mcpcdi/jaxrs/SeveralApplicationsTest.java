package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.server.Readiness;
import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Two applications expose the endpoint; one of them serves. */
class SeveralApplicationsTest {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    private static final String NOT_FOUND =
            Wire.json("404 Not Found", Wire.error(-32600, "Not Found"));

    private static Endpoint endpoint;

    /** Lists other classes than the endpoint. */
    @ApplicationPath("pictures")
    public static class Pictures extends Application {
        @Override
        public Set<Class<?>> getClasses() {
            return Set.of(Picture.class);
        }
    }

    /** A resource of an application. */
    @jakarta.ws.rs.Path("picture")
    public static class Picture {}

    @BeforeAll
    static void start() throws IOException {
        Serving serving =
                new Serving(
                        Shop.Api.class.getName(),
                        Map.of(
                                Shop.Api.class.getName(), Set.of("/shop/api/"),
                                Shop.Admin.class.getName(), Set.of("/shop/admin/")));
        endpoint =
                new Endpoint(
                                ShopEngine.with(Runnable::run, word -> word),
                                new ServingApplication(Optional.of(serving)))
                        .with(Shop.Api.class, "/api/*")
                        .with(Shop.Admin.class, "/admin/*")
                        .with(Pictures.class, "/pictures/*")
                        .start();
    }

    @AfterAll
    static void stop() {
        endpoint.close();
    }

    @Test
    void the_chosen_one_serves() throws IOException {
        assertThat(post("/shop/api/mcp"))
                .isEqualTo(Wire.json("200 OK", "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}"));
    }

    @Test
    void the_other_one_does_not() throws IOException {
        assertThat(post("/shop/admin/mcp")).isEqualTo(NOT_FOUND);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "DELETE", "PUT", "PATCH", "OPTIONS"})
    void the_other_one_knows_no_method(String method) throws IOException {
        assertThat(
                        endpoint.exchange(
                                Wire.head(method, "/shop/admin/mcp", "Accept: */*", 0),
                                new byte[0]))
                .isEqualTo(NOT_FOUND);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/shop/admin/mcp/",
                "/shop/admin/%6dcp",
                "/shop/%61dmin/mcp",
                "/shop/admin/mcp;a=b",
                "/shop/admin;a=/shop/api/mcp",
                "/shop/api/../admin/mcp",
                "//shop/admin/mcp",
                "/shop/admin//mcp"
            })
    void no_spelling_of_the_other_path_serves(String path) throws IOException {
        assertThat(post(path)).matches("(?s)HTTP/1.1 40[04] .*");
    }

    static Stream<ServingApplication> failures() {
        Readiness failed = new Readiness();
        failed.fail();
        return Stream.of(
                new ServingApplication(Optional.of(Serving.failed())),
                new ServingApplication(Optional.empty(), failed));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void nobody_serves_where_a_server_keeps_an_application_whose_start_failed(
            ServingApplication serving) throws IOException {
        try (Endpoint kept =
                new Endpoint(ShopEngine.with(Runnable::run, word -> word), serving)
                        .with(Shop.Api.class, "/api/*")
                        .start()) {
            assertThat(
                            kept.exchange(
                                    Wire.head(
                                            "POST",
                                            "/shop/api/mcp",
                                            "Content-Type: application/json",
                                            40),
                                    Wire.bytes(PING)))
                    .isEqualTo(
                            Wire.json(
                                    "503 Service Unavailable",
                                    Wire.error(
                                            -32603,
                                            "Not started: the log of the server says why")));
        }
    }

    @Test
    void an_application_that_does_not_list_the_endpoint_does_not_expose_it() throws IOException {
        assertThat(post("/shop/pictures/mcp")).startsWith("HTTP/1.1 404 Not Found\n");
    }

    private static String post(String path) throws IOException {
        return endpoint.exchange(
                Wire.head("POST", path, "Content-Type: application/json", 40), Wire.bytes(PING));
    }
}
