package dev.mcpcdi.invoke;

import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.ToolException;
import dev.mcpcdi.schema.FormModel;
import dev.mcpcdi.schema.InvalidArgumentsException;
import jakarta.json.JsonObject;

/**
 * Reads what a user answered to a form. A refusal of the answer says nothing of the content: the
 * model that reads it did not write it.
 *
 * @param form the form
 */
record FormAnswers(FormModel form) implements Questions.Reader {

    @Override
    public ElicitationResult<?> read(JsonObject result) {
        return switch (result.getString("action", "")) {
            case "accept" -> new ElicitationResult.Accepted<>(content(result));
            case "decline" -> new ElicitationResult.Declined<>();
            case "cancel" -> new ElicitationResult.Cancelled<>();
            default -> throw new ToolException("received a non-elicitation response");
        };
    }

    private Object content(JsonObject result) {
        if (!(result.get("content") instanceof JsonObject content)) {
            throw new ToolException("received an accepted elicitation with no content");
        }
        try {
            return form.read(content);
        } catch (InvalidArgumentsException invalid) {
            throw new ToolException(
                    "received an accepted elicitation whose content does not match the requested"
                            + " schema");
        }
    }
}
