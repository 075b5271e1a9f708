package dev.mcpcdi.invoke;

import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.ToolException;
import dev.mcpcdi.UrlConsent;
import jakarta.json.JsonObject;

/** Reads whether a user agreed to open a page. */
record UrlAnswers() implements Questions.Reader {

    @Override
    public ElicitationResult<?> read(JsonObject result) {
        return switch (result.getString("action", "")) {
            case "accept" -> new ElicitationResult.Accepted<>(new UrlConsent());
            case "decline" -> new ElicitationResult.Declined<>();
            case "cancel" -> new ElicitationResult.Cancelled<>();
            default -> throw new ToolException("received a non-elicitation response");
        };
    }
}
