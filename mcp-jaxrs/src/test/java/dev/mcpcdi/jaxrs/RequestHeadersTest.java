package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RequestHeadersTest {

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
        Map<String, List<String>> values = new HashMap<>(Map.of("Mcp-Name", List.of("a")));
        RequestHeaders headers = headers(values);
        values.clear();
        assertThat(headers.values("Mcp-Name")).containsExactly("a");
    }

    @Test
    void a_header_of_ours_has_a_longest_length() throws Refused {
        headers("Mcp-Name", "a".repeat(8192)).checkLengths();
        assertThatThrownBy(() -> headers("mcp-name", "a".repeat(8193)).checkLengths())
                .isExactlyInstanceOf(Refused.class)
                .hasMessage("Request header too long: at most 8192 characters are read");
        headers("Authorization", "a".repeat(20_000)).checkLengths();
    }

    private static RequestHeaders headers(String name, String... values) {
        return headers(Map.of(name, List.of(values)));
    }

    private static RequestHeaders headers(Map<String, List<String>> values) {
        return new RequestHeaders(new LoopbackRequest("127.0.0.1", values).asServletRequest());
    }
}
