package dev.mcpcdi.invoke;

import dev.mcpcdi.model.PromptDefinition;
import jakarta.json.JsonObject;
import java.util.concurrent.CompletionStage;

/**
 * One prompt, ready to be called.
 *
 * @param definition what the prompt is
 * @param call its method
 */
public record PromptCall(PromptDefinition definition, ClientCall call) implements ClientCall {

    @Override
    public CompletionStage<Outcome> run(
            JsonObject arguments, CallContext context, Questions questions) {
        return call.run(arguments, context, questions);
    }
}
