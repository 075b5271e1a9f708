package dev.mcpcdi.client;

import dev.mcpcdi.client.ToolRound.Completed;
import dev.mcpcdi.client.ToolRound.InputRequired;
import jakarta.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Calls tools, in as many rounds as the server wants. Safe for any thread. */
final class ToolCalls {

    private static final int MAX_ROUNDS = 10;

    private final Conversation conversation;
    private final Params params;
    private final Respondent respondent;
    private final AnswerWriter writer;

    ToolCalls(
            Conversation conversation, Params params, Respondent respondent, AnswerWriter writer) {
        this.conversation = conversation;
        this.params = params;
        this.respondent = respondent;
        this.writer = writer;
    }

    CompletionStage<CallResult> call(String tool, Map<String, ?> arguments) {
        return begin(tool, arguments).thenCompose(round -> end(round, 1));
    }

    CompletionStage<ToolRound> begin(String tool, Map<String, ?> arguments) {
        JsonObject given = params.object(arguments);
        return send(tool, given, params.call(tool, given));
    }

    CompletionStage<ToolRound> resume(
            InputRequired asked, Map<String, ? extends QuestionAnswer> answers) {
        Map<String, JsonObject> written = new LinkedHashMap<>();
        answers.forEach((key, answer) -> written.put(key, written(asked, key, answer)));
        return send(asked.tool(), asked.arguments(), params.retry(asked, written));
    }

    private JsonObject written(InputRequired asked, String key, QuestionAnswer answer) {
        Question question = asked.questions().get(key);
        if (question == null) {
            throw new IllegalArgumentException("There is no question '" + key + "'.");
        }
        return writer.write(question, answer);
    }

    private CompletionStage<ToolRound> send(String tool, JsonObject arguments, JsonObject request) {
        return conversation
                .askInRounds("tools/call", request)
                .thenApply(answer -> ToolRounds.read(tool, arguments, answer));
    }

    private CompletionStage<CallResult> end(ToolRound round, int number) {
        if (round instanceof Completed completed) {
            return CompletableFuture.completedFuture(completed.result());
        }
        if (number > MAX_ROUNDS) {
            throw new UnexpectedAnswerException(
                    "The server asks again after " + MAX_ROUNDS + " rounds.");
        }
        InputRequired asked = (InputRequired) round;
        return respondent
                .answers(asked.questions())
                .thenCompose(answers -> resume(asked, answers))
                .thenCompose(next -> end(next, number + 1));
    }
}
