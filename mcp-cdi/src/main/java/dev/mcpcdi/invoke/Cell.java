package dev.mcpcdi.invoke;

import dev.mcpcdi.ElicitationResult;
import dev.mcpcdi.Resolution;
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
    record Open(CompletableFuture<JsonObject> answer, Questions.Ask ask) implements Cell {}

    /** What a resolver that may ask came to. */
    static Cell of(WiredResolver resolver, Resolution<?> returned, Questions questions) {
        if (returned instanceof Resolution.Known<?> known) {
            return new Known(new ElicitationResult.Accepted<>(known.value()));
        }
        Questions.Ask ask = resolver.ask(returned);
        Questions.Asked asked = questions.ask(ask);
        if (asked instanceof Questions.Asked.Answered answered) {
            return new Known(answered.meaning());
        } else if (asked instanceof Questions.Asked.Open open) {
            return new Open(open.answer(), ask);
        }
        return new Unanswered();
    }

    /** What a stage that has ended came to. */
    static Object result(CompletableFuture<?> stage) throws Throwable {
        try {
            return stage.get();
        } catch (ExecutionException failed) {
            throw failed.getCause();
        }
    }
}
