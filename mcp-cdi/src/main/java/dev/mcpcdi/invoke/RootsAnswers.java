package dev.mcpcdi.invoke;

import dev.mcpcdi.ListRootsResult;
import dev.mcpcdi.ListRootsResult.Root;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import java.util.Optional;

/**
 * Reads the folders of a client.
 *
 * @param key the key of the resolver
 */
record RootsAnswers(String key) implements Questions.Reader {

    @Override
    public ListRootsResult read(JsonObject result) {
        return WrongKind.refused(
                key,
                result,
                answer ->
                        new ListRootsResult(
                                answer.getJsonArray("roots").stream()
                                        .map(root -> root(root.asJsonObject()))
                                        .toList()));
    }

    private static Root root(JsonObject root) {
        String uri = root.getString("uri");
        if (!uri.startsWith("file://")) {
            throw new IllegalArgumentException("A root is a folder.");
        }
        return new Root(
                uri, Optional.ofNullable(root.getJsonString("name")).map(JsonString::getString));
    }
}
