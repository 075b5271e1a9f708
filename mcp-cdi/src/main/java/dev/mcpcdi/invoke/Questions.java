package dev.mcpcdi.invoke;

import dev.mcpcdi.InputRequest;
import dev.mcpcdi.ToolException;
import jakarta.json.JsonObject;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Carries the questions of one round to the client, in the manner of its era. For one thread. */
public interface Questions {

    /**
     * Asks, or finds the answer that is there already.
     *
     * @param ask the question
     * @return what became of it
     * @throws ToolException if there is an answer, but it is none to this question
     * @throws dev.mcpcdi.McpException if this client cannot be asked
     */
    Asked ask(Ask ask);

    /**
     * Asks in the middle of the call, for a method that waits for the answer.
     *
     * @param ask the question
     * @return the result of the client, or a {@link ToolException} why there is none; to cancel it
     *     is to withdraw the question
     * @throws dev.mcpcdi.NoBackChannelException where nobody can be asked so, as always on
     *     2026-07-28
     * @throws dev.mcpcdi.McpException if this client cannot be asked
     */
    CompletableFuture<JsonObject> request(Ask ask);

    /**
     * Has pages opened without which the call cannot go on.
     *
     * @param pages at least one
     * @return the outcome of the round; empty where the era has an error for it
     * @throws dev.mcpcdi.McpException if this client cannot be asked
     */
    Optional<Outcome> pages(List<Ask> pages);

    /**
     * Checks that the client can be asked what a method asks by itself.
     *
     * @param asker the method
     * @param questions what it asks
     * @throws dev.mcpcdi.McpException if this client cannot be asked
     */
    void require(Asker asker, Collection<InputRequest> questions);

    /**
     * What was asked in this round and has no answer yet.
     *
     * @return the outcome of the round, of which at least one question is part
     */
    Outcome.InputRequired unanswered();

    /**
     * Runs the rest of a call that waited for an answer, on a thread for calls.
     *
     * @param rest does not throw
     */
    void goOn(Runnable rest);

    /** What became of a question. */
    sealed interface Asked {

        /**
         * It was answered.
         *
         * @param meaning what the answer means, not null
         */
        record Answered(Object meaning) implements Asked {}

        /** The answer can only come in a later round. */
        record Unanswered() implements Asked {}

        /**
         * The answer comes to this call.
         *
         * @param answer the result of the client, or why there is none
         */
        record Open(CompletableFuture<JsonObject> answer) implements Asked {}
    }

    /**
     * One question.
     *
     * @param key its name on the wire
     * @param asker who asks
     * @param question what is asked
     * @param reader says what an answer means
     */
    record Ask(String key, Asker asker, InputRequest question, Reader reader) {

        /** The only question of its asker. */
        Ask(Asker asker, InputRequest question, Reader reader) {
            this(asker.name(), asker, question, reader);
        }

        /**
         * Reads the result that a client gave.
         *
         * @param result the result as on the wire
         * @return what it means, not null
         * @throws ToolException if it is no answer to the question; it says to whom
         */
        public Object read(JsonObject result) {
            try {
                return reader.read(result);
            } catch (ToolException refused) {
                throw new ToolException(asker.subject() + " " + refused.getMessage());
            }
        }
    }

    /** Says what an answer means. */
    @FunctionalInterface
    interface Reader {

        /**
         * Reads the result that a client gave.
         *
         * @param result the result as on the wire
         * @return what it means, not null
         * @throws ToolException if it is no answer to the question; its message is the end of a
         *     sentence
         */
        Object read(JsonObject result);
    }
}
