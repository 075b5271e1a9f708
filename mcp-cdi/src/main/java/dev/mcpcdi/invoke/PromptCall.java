package dev.mcpcdi.invoke;

import dev.mcpcdi.model.PromptDefinition;
import jakarta.json.JsonObject;
import java.util.Map;
import java.util.concurrent.CompletionStage;

/**
 * One prompt, ready to be called.
 *
 * @param definition what the prompt is
 * @param call its method
 * @param completions what completes its arguments, by their names
 */
public record PromptCall(
        PromptDefinition definition, ClientCall call, Map<String, ClientCall> completions)
        implements ClientCall {

    /** Copies the map. */
    public PromptCall {
        completions = Map.copyOf(completions);
    }

    @Override
    public CompletionStage<Outcome> run(
            JsonObject arguments, CallContext context, Questions questions) {
        return call.run(arguments, context, questions);
    }
}
