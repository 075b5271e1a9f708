package dev.mcpcdi.client;

import jakarta.json.JsonObject;
import java.net.URI;
import java.util.Set;

/** Reads what a server asks, of whatever kind. */
final class QuestionReader {

    /** What can be asked at all. */
    static final Set<String> METHODS =
            Set.of("elicitation/create", "sampling/createMessage", "roots/list");

    private QuestionReader() {}

    /** Fails with an {@link UnexpectedAnswerException} where it is of no kind. */
    static Question read(String key, String method, JsonObject params) {
        return switch (method) {
            case "elicitation/create" -> elicitation(key, params);
            case "sampling/createMessage" -> new Sampling(key, SamplingReader.request(params));
            case "roots/list" -> new RootsListing(key);
            default -> throw unknown(key, method);
        };
    }

    private static Question elicitation(String key, JsonObject params) {
        String mode = Answers.text(params, "mode").orElse("form");
        return switch (mode) {
            case "form" ->
                    new Elicitation(
                            key,
                            params.getString("message"),
                            params.getJsonObject("requestedSchema"));
            case "url" ->
                    new UrlElicitation(
                            key,
                            params.getString("message"),
                            URI.create(params.getString("url")),
                            Answers.text(params, "elicitationId"));
            default -> throw unknown(key, "elicitation/create in mode " + mode);
        };
    }

    private static UnexpectedAnswerException unknown(String key, String kind) {
        return new UnexpectedAnswerException(
                "The question '" + key + "' is of a kind that is not known here: " + kind);
    }
}
