package dev.mcpcdi.invoke;

import dev.mcpcdi.model.ResourceDefinition;
import jakarta.json.JsonObject;
import java.util.concurrent.CompletionStage;

/**
 * One resource, ready to be read.
 *
 * @param definition what the resource is
 * @param call its method
 */
public record ResourceCall(ResourceDefinition definition, ClientCall call) implements ClientCall {

    @Override
    public CompletionStage<Outcome> run(
            JsonObject arguments, CallContext context, Questions questions) {
        return call.run(arguments, context, questions);
    }
}
