package dev.mcpcdi.client;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

/** Has questions answered. Safe for any thread if the handlers are. */
record Respondent(Handlers handlers) {

    boolean canAnswer(Question question) {
        return handlers.of(question).isPresent();
    }

    /** Fails with the first failure, without a wait for the other answers. */
    CompletionStage<Map<String, QuestionAnswer>> answers(Map<String, Question> questions) {
        CompletableFuture<Map<String, QuestionAnswer>> end = new CompletableFuture<>();
        Map<String, CompletableFuture<QuestionAnswer>> stages = new LinkedHashMap<>();
        for (Question question : questions.values()) {
            CompletableFuture<QuestionAnswer> answer = answer(question);
            answer.whenComplete((given, failure) -> fail(end, failure));
            if (end.isDone()) {
                return end;
            }
            stages.put(question.key(), answer);
        }
        CompletableFuture.allOf(stages.values().toArray(CompletableFuture[]::new))
                .thenRun(() -> end.complete(values(stages)));
        return end;
    }

    private static void fail(CompletableFuture<?> end, Throwable failure) {
        if (failure != null) {
            end.completeExceptionally(failure);
        }
    }

    private static Map<String, QuestionAnswer> values(
            Map<String, CompletableFuture<QuestionAnswer>> stages) {
        Map<String, QuestionAnswer> answers = new LinkedHashMap<>();
        stages.forEach((key, stage) -> answers.put(key, stage.join()));
        return answers;
    }

    CompletableFuture<QuestionAnswer> answer(Question question) {
        Optional<Handlers.Asked> asked = handlers.of(question);
        if (asked.isEmpty()) {
            return CompletableFuture.failedFuture(
                    new UnexpectedAnswerException(
                            "The server asks '%s', and there is no handler of %s."
                                    .formatted(question.key(), kind(question))));
        }
        CompletableFuture<QuestionAnswer> answer = new CompletableFuture<>();
        try {
            Objects.requireNonNull(asked.get().answer(), "The handler gave no stage.")
                    .whenComplete((given, failure) -> end(answer, question, given, failure));
        } catch (RuntimeException thrown) {
            answer.completeExceptionally(failed(question, thrown));
        }
        return answer;
    }

    private static String kind(Question question) {
        if (question instanceof Elicitation) {
            return "elicitations";
        } else if (question instanceof UrlElicitation) {
            return "elicitations in mode url";
        }
        return question instanceof Sampling ? "sampling" : "roots";
    }

    private static void end(
            CompletableFuture<QuestionAnswer> answer,
            Question question,
            QuestionAnswer given,
            Throwable failure) {
        if (given != null) {
            answer.complete(given);
        } else {
            answer.completeExceptionally(failed(question, failure));
        }
    }

    private static QuestionFailedException failed(Question question, Throwable failure) {
        if (failure == null) {
            return failed(question, new NullPointerException("The handler gave no answer."));
        }
        boolean wrapped = failure instanceof CompletionException && failure.getCause() != null;
        return new QuestionFailedException(question.key(), wrapped ? failure.getCause() : failure);
    }
}
