package dev.mcpcdi.invoke;

import dev.mcpcdi.Content;
import dev.mcpcdi.PromptMessage;
import dev.mcpcdi.PromptResult;
import dev.mcpcdi.schema.ResultModel;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Turns what a prompt returned into messages: what is none becomes the content of one of the user.
 *
 * @param any the model of a value known only by its own class
 * @param description what the prompt is for
 */
record PromptEncoder(ResultModel any, Optional<String> description) implements Encoder {

    @Override
    public Outcome encode(Object value) {
        if (value instanceof PromptResult result) {
            return new Outcome.OfPrompt(
                    result.messages(), result.description().or(this::description));
        }
        if (value == null) {
            throw new NullPointerException("The prompt returned null instead of a message.");
        }
        List<PromptMessage> messages = new ArrayList<>();
        append(value, messages);
        return new Outcome.OfPrompt(messages, description);
    }

    private void append(Object value, List<PromptMessage> messages) {
        if (value instanceof PromptMessage message) {
            messages.add(message);
        } else if (value instanceof Content content) {
            messages.add(PromptMessage.user(content));
        } else if (value instanceof Optional<?> optional) {
            append(optional.orElse(null), messages);
        } else if (value instanceof Collection<?> elements && !(value instanceof JsonValue)) {
            elements.forEach(element -> append(element, messages));
        } else if (value instanceof Object[] elements) {
            append(Arrays.asList(elements), messages);
        } else if (value != null) {
            messages.add(PromptMessage.user(text(any.write(value).json())));
        }
    }

    private static String text(JsonValue value) {
        return value instanceof JsonString text ? text.getString() : value.toString();
    }
}
