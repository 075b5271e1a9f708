package dev.mcpcdi.invoke;

import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.ToolException;
import dev.mcpcdi.UrlConsent;
import jakarta.json.JsonObject;

/**
 * Reads whether a user agreed to open the page of one resolver.
 *
 * @param key the key of the resolver
 */
record UrlAnswers(String key) implements Questions.Reader {

    @Override
    public ElicitationResult<?> read(JsonObject result) {
        return switch (result.getString("action", "")) {
            case "accept" -> new ElicitationResult.Accepted<>(new UrlConsent());
            case "decline" -> new ElicitationResult.Declined<>();
            case "cancel" -> new ElicitationResult.Cancelled<>();
            default ->
                    throw new ToolException(
                            "Resolver '%s' received a non-elicitation response".formatted(key));
        };
    }
}
