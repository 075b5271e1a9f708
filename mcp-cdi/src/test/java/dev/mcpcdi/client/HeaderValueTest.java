package dev.mcpcdi.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HeaderValueTest {

    @Test
    void plain_text_stands_as_it_is() {
        assertThat(HeaderValue.of("order_book")).isEqualTo("order_book");
        assertThat(HeaderValue.of("order book~")).isEqualTo("order book~");
    }

    @Test
    void other_text_is_encoded() {
        assertThat(HeaderValue.of("für")).isEqualTo("=?base64?ZsO8cg==?=");
        assertThat(HeaderValue.of("a\r\nb")).isEqualTo("=?base64?YQ0KYg==?=");
        assertThat(HeaderValue.of(" a")).isEqualTo("=?base64?IGE=?=");
    }

    @Test
    void what_looks_encoded_is_encoded() {
        assertThat(HeaderValue.of("=?base64?YQ==?=")).isEqualTo("=?base64?PT9iYXNlNjQ/WVE9PT89?=");
    }
}
