package dev.mcpcdi.server.state;

import dev.mcpcdi.jsonrpc.AsciiJson;
import jakarta.json.JsonValue;

/** Tells whether two questions are the same, by their exact words in their order. */
public final class QuestionDigest {

    private QuestionDigest() {}

    /**
     * The digest of a question.
     *
     * @param params the parameters of the question, or the JSON null for a question without any
     * @return text that only the same question has
     */
    public static String of(JsonValue params) {
        return Sha256.textOf(Sha256.shortOf(AsciiJson.inOrder(params)));
    }
}
