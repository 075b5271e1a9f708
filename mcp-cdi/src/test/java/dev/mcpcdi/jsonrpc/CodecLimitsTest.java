package dev.mcpcdi.jsonrpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import jakarta.json.spi.JsonProvider;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hostile text: always the same answer, without an id, and never a failure of the reader. */
class CodecLimitsTest {

    private final Codec codec = new Codec(JsonProvider.provider());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "[",
                "}",
                "{\"a\"",
                "{\"a\":}",
                "{\"a\":1,}",
                "{a:1}",
                "{'a':1}",
                "[1 2]",
                "{\"a\":01}",
                "{\"a\":+1}",
                "{\"a\":.5}",
                "{\"a\":NaN}",
                "{\"a\":\"\t\"}",
                "{\"a\":\"\\x\"}",
                "{\"a\":\"\\u12\"}",
                "nul",
                "hello",
                "\u0000",
                "\ufeff{}"
            })
    void text_that_is_not_json(String text) {
        assertThat(answer(text)).isEqualTo(parseError("Parse error"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}{}", "{} 1", "{}x", "{}]", "[],"})
    void text_after_the_message(String text) {
        assertThat(answer(text).error().code()).isEqualTo(-32700);
        assertThat(answer(text).id()).isEmpty();
    }

    @Test
    void depth_of_128_is_read() {
        assertThatCode(() -> codec.read(bytes(nested(127)))).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(ints = {128, 999, 1_000, 100_000})
    void deeper_than_128(int depth) {
        assertThat(answer(nested(depth)))
                .isEqualTo(parseError("Parse error: nested deeper than 128 levels"));
    }

    @Test
    void objects_deeper_than_128() {
        assertThat(answer("{\"a\":".repeat(200_000)))
                .isEqualTo(parseError("Parse error: nested deeper than 128 levels"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e1000", "1E+1000", "-1.5e-1000", "1e0", "0.0", "-0", "1.50"})
    void number_within_limits(String number) {
        assertThatCode(() -> codec.read(bytes(message(number)))).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1e1000000000",
                "1e1001",
                "1E-1001",
                "1e+99999999999999999999999",
                "0e-9223372036854775808"
            })
    void exponent_too_large(String number) {
        assertThat(answer(message(number)))
                .isEqualTo(parseError("Parse error: a number has an exponent beyond 1000"));
    }

    @Test
    void thousand_digits_are_read() {
        assertThatCode(() -> codec.read(bytes(message("-" + "9".repeat(1000)))))
                .doesNotThrowAnyException();
        assertThatCode(() -> codec.read(bytes(message("-0." + "9".repeat(999)))))
                .doesNotThrowAnyException();
    }

    @Test
    void more_than_thousand_digits() {
        Message.Failure expected = parseError("Parse error: a number has more than 1000 digits");

        assertThat(answer(message("9".repeat(1001)))).isEqualTo(expected);
        assertThat(answer(message("0." + "9".repeat(1000)))).isEqualTo(expected);
        assertThat(answer(message("9".repeat(1_000_000) + "e5"))).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"id\":2,\"method\":\"ping\"}",
                "{\"a\":{\"b\":1,\"\\u0062\":1}}"
            })
    void member_named_twice(String text) {
        assertThat(answer(text))
                .isEqualTo(parseError("Parse error: an object names a member twice"));
    }

    @Test
    void same_name_in_two_objects_is_read() {
        assertThatCode(() -> codec.read(bytes(message("{\"a\":[{\"a\":1},{\"a\":2}]}"))))
                .doesNotThrowAnyException();
    }

    @Test
    void bytes_that_are_not_utf_8() {
        Message.Failure expected = parseError("Parse error: the text is not UTF-8");

        assertThat(answer("{\"a\":\"é\"}".getBytes(StandardCharsets.ISO_8859_1)))
                .isEqualTo(expected);
        assertThat(answer("{}".getBytes(StandardCharsets.UTF_16))).isEqualTo(expected);
        // An overlong slash and half a surrogate pair.
        assertThat(answer(new byte[] {'"', (byte) 0xC0, (byte) 0xAF, '"'})).isEqualTo(expected);
        assertThat(answer(new byte[] {'"', (byte) 0xED, (byte) 0xA0, (byte) 0x80, '"'}))
                .isEqualTo(expected);
    }

    private static String nested(int depth) {
        return "{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"x\":"
                + "[".repeat(depth)
                + "]".repeat(depth)
                + "}";
    }

    private static String message(String value) {
        return "{\"jsonrpc\":\"2.0\",\"method\":\"m\",\"x\":" + value + "}";
    }

    private static Message.Failure parseError(String message) {
        return new Message.Failure(Optional.empty(), new RpcError(-32700, message));
    }

    private Message.Failure answer(String text) {
        return answer(bytes(text));
    }

    private Message.Failure answer(byte[] text) {
        return catchThrowableOfType(MalformedMessageException.class, () -> codec.read(text))
                .answer();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
