package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeaderTextTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plain text",
                "a\tb",
                "=?base64?",
                "?=",
                "=?base64?=",
                "=?base64?ZWNobw==",
                "ZWNobw==?=",
                "=?BASE64?ZWNobw==?=",
                "=?Base64?ZWNobw==?=",
                " =?base64?ZWNobw==?="
            })
    void plain_text(String value) {
        assertThat(HeaderText.decode(value)).contains(value);
    }

    @Test
    void encoded_text() {
        assertThat(HeaderText.decode("=?base64?w6nwn5iA?=")).contains("é😀");
        assertThat(HeaderText.decode("=?base64??=")).contains("");
        assertThat(HeaderText.decode("=?base64?PT9iYXNlNjQ/P0Y=?=")).contains("=?base64??F");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "=?base64?ZWNobw?=",
                "=?base64?ZWNobw=?=",
                "=?base64?ZWNobw===?=",
                "=?base64?ZWNobx==?=",
                "=?base64?ZW Nobw==?=",
                "=?base64?ZWNobw==\n?=",
                "=?base64?PT9-_w==?=",
                "=?base64?/w==?=",
                "=?base64?wK8=?=",
                "é",
                "a\u0000",
                "a\nb",
                "\u007f"
            })
    void text_that_is_not_allowed(String value) {
        assertThat(HeaderText.decode(value)).isEmpty();
    }
}
