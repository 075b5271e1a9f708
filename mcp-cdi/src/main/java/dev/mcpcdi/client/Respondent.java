package dev.mcpcdi.client;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

/** Has all questions of a round answered. Safe for any thread if the handler is. */
record Respondent(Optional<ElicitationHandler> handler) {

    /** Fails with the first failure, without a wait for the other answers. */
    CompletionStage<Map<String, ElicitationAnswer>> answers(Map<String, Elicitation> questions) {
        CompletableFuture<Map<String, ElicitationAnswer>> end = new CompletableFuture<>();
        Map<String, CompletableFuture<ElicitationAnswer>> stages = new LinkedHashMap<>();
        for (Elicitation question : questions.values()) {
            stages.put(question.key(), answer(question, end));
        }
        CompletableFuture.allOf(stages.values().toArray(CompletableFuture[]::new))
                .thenRun(() -> end.complete(values(stages)));
        return end;
    }

    private static Map<String, ElicitationAnswer> values(
            Map<String, CompletableFuture<ElicitationAnswer>> stages) {
        Map<String, ElicitationAnswer> answers = new LinkedHashMap<>();
        stages.forEach((key, stage) -> answers.put(key, stage.join()));
        return answers;
    }

    private CompletableFuture<ElicitationAnswer> answer(
            Elicitation question, CompletableFuture<?> end) {
        CompletableFuture<ElicitationAnswer> answer = new CompletableFuture<>();
        stage(question)
                .whenComplete(
                        (given, failure) -> {
                            if (given != null) {
                                answer.complete(given);
                            } else {
                                end.completeExceptionally(failed(question, failure));
                            }
                        });
        return answer;
    }

    private CompletionStage<ElicitationAnswer> stage(Elicitation question) {
        ElicitationHandler present =
                handler.orElseThrow(
                        () ->
                                new UnexpectedAnswerException(
                                        "The server asks '"
                                                + question.key()
                                                + "', and there is no handler of elicitations."));
        try {
            return Objects.requireNonNull(present.answer(question), "The handler gave no stage.");
        } catch (RuntimeException thrown) {
            throw new ElicitationFailedException(question.key(), thrown);
        }
    }

    private static ElicitationFailedException failed(Elicitation question, Throwable failure) {
        if (failure == null) {
            return failed(question, new NullPointerException("The handler gave no answer."));
        }
        boolean wrapped = failure instanceof CompletionException && failure.getCause() != null;
        return new ElicitationFailedException(
                question.key(), wrapped ? failure.getCause() : failure);
    }
}
