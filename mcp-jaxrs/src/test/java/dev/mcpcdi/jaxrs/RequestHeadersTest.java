package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.core.HttpHeaders;
import java.net.URI;
import org.glassfish.jersey.internal.MapPropertiesDelegate;
import org.glassfish.jersey.server.ContainerRequest;
import org.junit.jupiter.api.Test;

class RequestHeadersTest {

    private static final URI ROOT = URI.create("http://localhost/");

    @Test
    void a_value_is_found_by_its_name_in_any_case() {
        RequestHeaders headers = headers("Mcp-Method", "tools/call");
        assertThat(headers.values("mcp-method")).containsExactly("tools/call");
        assertThat(headers.values("MCP-METHOD")).containsExactly("tools/call");
    }

    @Test
    void a_missing_header_has_no_values() {
        assertThat(headers("Mcp-Method", "ping").values("Mcp-Name")).isEmpty();
    }

    @Test
    void copies_of_a_header_stay_apart_and_a_comma_does_not_part_a_value() {
        assertThat(headers("Mcp-Name", "a, b", "a", "a").values("Mcp-Name"))
                .containsExactly("a, b", "a", "a");
    }

    @Test
    void space_and_tab_around_a_value_are_left_out_and_nothing_else() {
        assertThat(
                        headers("Mcp-Name", " \t a b\t ", "\u00a0x\u00a0", "\u0001", " \t")
                                .values("Mcp-Name"))
                .containsExactly("a b", "\u00a0x\u00a0", "\u0001", "");
    }

    @Test
    void the_copy_does_not_change_with_the_request() {
        ContainerRequest request = request("Mcp-Name", "a");
        RequestHeaders headers = new RequestHeaders(request);
        request.getHeaders().clear();
        assertThat(headers.values("Mcp-Name")).containsExactly("a");
    }

    private static RequestHeaders headers(String name, String... values) {
        HttpHeaders request = request(name, values);
        return new RequestHeaders(request);
    }

    private static ContainerRequest request(String name, String... values) {
        ContainerRequest request =
                new ContainerRequest(ROOT, ROOT, "POST", null, new MapPropertiesDelegate(), null);
        request.headers(name, (Object[]) values);
        return request;
    }
}
