package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import java.math.BigDecimal;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Strings and numbers from the bytes of a call to those of its result. */
class TextOnTheWireTest {

    @ApplicationScoped
    static class Echo {

        @Tool(description = "d")
        String text(String v) {
            return v;
        }

        @Tool(description = "d")
        BigDecimal number(BigDecimal v) {
            return v;
        }

        @Tool(description = "d")
        Object anything(Object v) {
            return v;
        }
    }

    private static SeContainer container;

    @BeforeAll
    static void deploy() {
        container = Deployment.of(Echo.class);
    }

    @AfterAll
    static void undeploy() {
        container.close();
    }

    private static String call(String tool, String value) {
        return new Wire(container).call(tool, "\"arguments\":{\"v\":" + value + "},").text();
    }

    private static String done(String text, String value) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"content\":[{\"type\":\"text\",\"text\":%s}],\"structuredContent\":{\"result\":%s},\"resultType\":\"complete\""
                        .formatted(text, value)
                + Wire.END;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"\\u0000\" | \"\\u0000\"",
                "\"\\u001f\" | \"\\u001f\"",
                "\"\\ud800\" | \"\\ud800\"",
                "\"x\\udc00y\" | \"x\\udc00y\"",
                "\"\\ud83d\\ude00\" | \"😀\"",
                "\"\\u00e9\" | \"é\"",
                "\"\\/\" | \"/\"",
                "\"{\\\"a\\\":1}\" | \"{\\\"a\\\":1}\""
            })
    void text_comes_back_as_it_was_sent(String sent, String received) {
        assertThat(call("text", sent)).isEqualTo(done(received, received));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\u2028", "\\u2029", "\\ufeff"})
    void line_ends_of_other_worlds_stay_in_their_string(String escaped) {
        String plain = "\"" + Character.toString(Integer.parseInt(escaped.substring(2), 16)) + "\"";
        assertThat(call("text", "\"" + escaped + "\"")).isEqualTo(done(plain, plain));
        assertThat(call("text", plain)).isEqualTo(done(plain, plain));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.10",
                "0.1234567890123456789012345678901234567890",
                "1234567890123456789012345678901234567890",
                "-0.0000000000000000000000000000000000000001"
            })
    void number_keeps_its_digits(String number) {
        assertThat(call("number", number))
                .isEqualTo(
                        done(
                                "\"" + new BigDecimal(number) + "\"",
                                new BigDecimal(number).toString()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"NaN", "Infinity", "-Infinity", "01", "1.", ".5", "+1", "0x10"})
    void what_is_no_number_of_json_is_no_message(String token) {
        assertThat(call("anything", token))
                .startsWith("{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32700,");
    }

    @Test
    void text_of_a_mebibyte_comes_back() {
        String text = "\"" + "é".repeat(1 << 20) + "\"";
        assertThat(call("text", text).equals(done(text, text))).isTrue();
    }
}
