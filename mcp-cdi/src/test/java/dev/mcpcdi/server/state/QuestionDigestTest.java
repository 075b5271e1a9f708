package dev.mcpcdi.server.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.jsonrpc.Codec;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The digests are those of the reference implementation. */
class QuestionDigestTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    null | dCNOmK_nSY-12vHzasLXig
                    {"mode":"form","message":"ok 1?","requestedSchema":{"properties":\
                    {"ok":{"title":"Ok","type":"boolean"},\
                    "note":{"title":"Note","type":"string"}},\
                    "required":["ok"],"title":"A","type":"object"}} | tZii0RBhdIs5NP2j7DnE2g""")
    void a_question_has_a_known_digest(String params, String digest) throws Exception {
        var value = new Codec(Shop.JSON).parse(params.getBytes(StandardCharsets.UTF_8));
        assertThat(QuestionDigest.of(value)).isEqualTo(digest);
    }
}
