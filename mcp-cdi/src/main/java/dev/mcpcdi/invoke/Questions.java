package dev.mcpcdi.invoke;

import dev.mcpcdi.InputRequest;
import dev.mcpcdi.ToolException;
import jakarta.json.JsonObject;
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
     * What was asked in this round and has no answer yet.
     *
     * @return the outcome of the round, of which at least one question is part
     */
    ToolOutcome.InputRequired unanswered();

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
     * One question of one resolver.
     *
     * @param key its name on the wire
     * @param question what is asked
     * @param reader says what an answer means
     */
    record Ask(String key, InputRequest question, Reader reader) {}

    /** Says what an answer means. */
    @FunctionalInterface
    interface Reader {

        /**
         * Reads the result that a client gave.
         *
         * @param result the result as on the wire
         * @return what it means, not null
         * @throws ToolException if it is no answer to the question
         */
        Object read(JsonObject result);
    }
}
