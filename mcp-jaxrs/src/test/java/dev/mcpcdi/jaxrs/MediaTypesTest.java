package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MediaTypesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/json",
                "Application/JSON",
                "application/json;charset=utf-8",
                "application/json ; charset=\"UTF-8\"",
                "application/json; profile=x",
                "application/json;"
            })
    void json_is_sent(String contentType) {
        assertThat(MediaTypes.isJson(List.of(contentType))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ";",
                "text/plain",
                "application/jsonp",
                "application/json-rpc",
                "application/json, text/plain",
                "application/json;charset=iso-8859-1",
                "application/json; charset=utf-16",
                "application/x-www-form-urlencoded",
                "json"
            })
    void something_else_is_sent(String contentType) {
        assertThat(MediaTypes.isJson(List.of(contentType))).isFalse();
    }

    @Test
    void no_type_and_two_types_are_not_json() {
        assertThat(MediaTypes.isJson(List.of())).isFalse();
        assertThat(MediaTypes.isJson(List.of("application/json", "application/json"))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "application/json",
                "application/json, text/event-stream",
                "text/event-stream,APPLICATION/JSON",
                "application/*",
                "*/*",
                "text/html, */*;q=0.1",
                "application/json;q=0.001, text/event-stream",
                "*/*;q=0, application/json",
                "application/*;q=0, application/json;q=1.0",
                "application/json ; q=0.5",
                ",, application/json"
            })
    void json_is_accepted(String accept) {
        assertThat(MediaTypes.acceptJson(List.of(accept))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/event-stream",
                "text/*",
                "application/xml, text/html",
                "application/json;q=0",
                "application/json;q=0.0, */*",
                "application/*;q=0, */*;q=1",
                "*/json",
                "application/json;q=much",
                "*",
                ","
            })
    void json_is_not_accepted(String accept) {
        assertThat(MediaTypes.acceptJson(List.of(accept))).isFalse();
    }

    @Test
    void lines_of_accept_are_one_list() {
        assertThat(MediaTypes.acceptJson(List.of())).isTrue();
        assertThat(MediaTypes.acceptJson(List.of("text/html", "application/json"))).isTrue();
        assertThat(MediaTypes.acceptJson(List.of("*/*", "application/json;q=0"))).isFalse();
    }
}
