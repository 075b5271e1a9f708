package dev.mcpcdi.client;

import dev.mcpcdi.client.ToolRound.Completed;
import dev.mcpcdi.client.ToolRound.InputRequired;
import dev.mcpcdi.protocol.ErrorCodes;
import jakarta.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

/** Calls tools, in as many rounds as the server wants. Safe for any thread. */
final class ToolCalls {

    private static final String METHOD = "tools/call";
    private static final int MAX_ROUNDS = 10;

    private final ToolListing listing;
    private final Conversation conversation;
    private final Params params;
    private final Respondent respondent;
    private final AnswerWriter writer;

    ToolCalls(ToolListing listing, Respondent respondent, AnswerWriter writer) {
        this.listing = listing;
        this.conversation = listing.conversation();
        this.params = listing.params();
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
                .askInRounds(METHOD, request)
                .exceptionallyCompose(failure -> listed(failure, request))
                .thenApply(answer -> ToolRounds.read(tool, arguments, answer));
    }

    /**
     * A server may miss headers that its list names; so it is read, and the call sent once more.
     */
    private CompletionStage<RoundResult> listed(Throwable failure, JsonObject request) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof RpcErrorException error
                        && error.code() == ErrorCodes.HEADER_MISMATCH
                ? listing.all().thenCompose(tools -> conversation.askInRounds(METHOD, request))
                : CompletableFuture.failedStage(failure);
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
