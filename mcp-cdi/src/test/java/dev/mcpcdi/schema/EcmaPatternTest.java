package dev.mcpcdi.schema;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EcmaPatternTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[a-z]+",
                "^\\d{4}-\\d{2}$",
                "(?:a|b)*?c",
                "(?=x)x{2,}",
                "[\\w.-]+@[^@\\s]+",
                "\\u00e9\\.",
                "a b,c"
            })
    void expression_of_both_dialects_is_listed(String regexp) {
        assertThat(EcmaPattern.accepts(regexp)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(?i)abc",
                "a++",
                "a*+",
                "\\p{Alpha}",
                "\\Qa.b\\E",
                "\\Aabc\\z",
                "[a-z&&[^b]]",
                "[[a]b]",
                "(?>a)",
                "(?<year>\\d+)",
                "a\\-b",
                "[\\w-.]",
                "\\h"
            })
    void expression_of_java_alone_is_not_listed(String regexp) {
        assertThat(EcmaPattern.accepts(regexp)).isFalse();
    }
}
