package dev.mcpcdi.server.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.jsonrpc.AsciiJson;
import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.jsonrpc.MalformedMessageException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One value has one text. */
class AsciiJsonTest {

    private static final Codec CODEC = new Codec(Shop.JSON);

    /** The digests are those of the reference implementation. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{ \"n\" : 1 } | {\"n\":1} | K_0U9D0X_HzqJOCReoh5tA",
                "{} | {} | RBNvo1WzZ4oRRq0W9-hkng",
                "{\"b\":[1.5,true,null],\"a\":\"\\uD800é\\u007f\\u0022\\\\\\u000a\"}"
                        + "| {\"a\":\"\\ud800\\u00e9\\u007f\\\"\\\\\\n\",\"b\":[1.5,true,null]}"
                        + "| yzfTFlJFWaJtDHYKkHNufA"
            })
    void arguments_have_a_known_digest(String sent, String text, String digest)
            throws MalformedMessageException {
        byte[] canonical = canonical(sent);
        assertThat(canonical).asString().isEqualTo(text);
        assertThat(Sha256.textOf(Sha256.shortOf(canonical))).isEqualTo(digest);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[[],{},false] | [[],{},false]",
                "[100,1.0,1e2,-0.5,12345678901234567890] | [100,1.0,1E+2,-0.5,12345678901234567890]",
                "[\"\\b\\f\\r\\t\\/\"] | [\"\\b\\f\\r\\t/\"]",
                "[\"😀\"] | [\"\\ud83d\\ude00\"]"
            })
    void values_have_one_form(String sent, String text) throws MalformedMessageException {
        assertThat(canonical(sent)).asString().isEqualTo(text);
    }

    @Test
    void halves_of_pairs_are_told_apart() {
        assertThat(AsciiJson.of("\ud800")).isNotEqualTo(AsciiJson.of("\udfff"));
        assertThat(AsciiJson.of("\ud800")).isNotEqualTo(AsciiJson.of("?"));
    }

    private static byte[] canonical(String sent) throws MalformedMessageException {
        return AsciiJson.sorted(CODEC.parse(sent.getBytes(StandardCharsets.UTF_8)));
    }
}
