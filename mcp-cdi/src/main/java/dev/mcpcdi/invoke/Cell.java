package dev.mcpcdi.invoke;

import jakarta.json.JsonObject;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** What became of one resolver. */
sealed interface Cell {

    /** It gave a value; that of a resolver that may ask is an outcome. */
    record Known(Object value) implements Cell {}

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
