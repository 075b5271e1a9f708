package dev.mcpcdi.invoke;

import jakarta.json.JsonObject;
import java.util.concurrent.CompletionStage;

/**
 * A method of the application that clients call, whatever they know it as. Made when the
 * application starts; safe for any thread.
 */
@FunctionalInterface
public interface ClientCall {

    /**
     * Calls the method on the current thread.
     *
     * @param arguments the arguments as the client sent them
     * @param context what else is known of the call
     * @param questions where its questions go
     * @return the outcome; the stage never fails, and is done already unless the method returned a
     *     stage
     */
    CompletionStage<Outcome> run(JsonObject arguments, CallContext context, Questions questions);
}
