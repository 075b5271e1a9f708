package dev.mcpcdi.client;

import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/**
 * Answers the questions of a server that are of one kind.
 *
 * <p>The questions of one call come one after another, in the order of the server, on a thread of
 * the client; the next one does not wait for the stage of the one before. A round goes on when all
 * its stages have ended, a session with each answer. Calls of tools that run at the same time ask
 * at the same time.
 *
 * @param <Q> the kind of question
 * @param <A> what answers it
 */
@FunctionalInterface
public interface QuestionHandler<Q extends Question, A extends QuestionAnswer> {

    /**
     * Answers one question.
     *
     * @param question the question
     * @return a stage of the answer, neither of them null; a failure, as one that is thrown, ends
     *     the call with a {@link QuestionFailedException}
     */
    CompletionStage<? extends A> answer(Q question);

    /**
     * A handler that has its answers at once, or keeps the thread until it has.
     *
     * @param answers gives the answer to a question, neither of them null
     * @param <Q> the kind of question
     * @param <A> what answers it
     * @return the handler
     */
    static <Q extends Question, A extends QuestionAnswer> QuestionHandler<Q, A> of(
            Function<? super Q, ? extends A> answers) {
        Objects.requireNonNull(answers, "answers");
        return question -> CompletableFuture.completedFuture(answers.apply(question));
    }
}
