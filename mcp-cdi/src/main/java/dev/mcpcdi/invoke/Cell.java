package dev.mcpcdi.invoke;

import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.ToolException;
import jakarta.json.JsonObject;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** What became of one resolver. */
sealed interface Cell {

    /** It gave a value; that of a resolver that may ask is an outcome. */
    record Known(Object value) implements Cell {

        /** Fails if it is the outcome of a question that a parameter wants the answer of. */
        void requireAccepted(String parameter) {
            boolean isDeclined = value instanceof ElicitationResult.Declined;
            if (isDeclined || value instanceof ElicitationResult.Cancelled) {
                throw new ToolException(
                        "Resolver for parameter '%s' could not resolve: elicitation was %s"
                                .formatted(parameter, isDeclined ? "decline" : "cancel"));
            }
        }
    }

    /** It returned a stage. */
    record Running(CompletableFuture<?> stage) implements Cell {}

    /** It asked, and the answer comes with a later round. */
    record Unanswered() implements Cell {}

    /** It asked, and the answer comes to this one. */
    record Open(CompletableFuture<JsonObject> answer, Questions.Reader reader) implements Cell {}

    /** What a stage that has ended came to. */
    static Object result(CompletableFuture<?> stage) throws Throwable {
        try {
            return stage.get();
        } catch (ExecutionException failed) {
            throw failed.getCause();
        }
    }
}
