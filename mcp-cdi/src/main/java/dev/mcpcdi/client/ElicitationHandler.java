package dev.mcpcdi.client;

import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/**
 * Answers the questions of a server.
 *
 * <p>The questions of one round come one after another, in the order of the server, on the thread
 * that brought them; the next one does not wait for the stage of the one before. The round goes on
 * when all stages have ended. Calls of tools that run at the same time ask at the same time.
 */
@FunctionalInterface
public interface ElicitationHandler {

    /**
     * Answers one question.
     *
     * @param question the question
     * @return a stage of the answer, neither of them null; a failure, as one that is thrown, ends
     *     the call with an {@link ElicitationFailedException}
     */
    CompletionStage<ElicitationAnswer> answer(Elicitation question);

    /**
     * A handler that has its answers at once, or keeps the thread until it has.
     *
     * @param answers gives the answer to a question, neither of them null
     * @return the handler
     */
    static ElicitationHandler of(Function<Elicitation, ElicitationAnswer> answers) {
        Objects.requireNonNull(answers, "answers");
        return question -> CompletableFuture.completedFuture(answers.apply(question));
    }
}
