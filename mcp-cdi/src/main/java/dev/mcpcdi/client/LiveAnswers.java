package dev.mcpcdi.client;

import dev.mcpcdi.jsonrpc.Message;
import dev.mcpcdi.jsonrpc.RpcError;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** Answers what a server asks in the middle of a call (2025-11-25). Safe for any thread. */
record LiveAnswers(Respondent respondent, AnswerWriter writer) {

    /**
     * Takes a message that came before the answer of a call.
     *
     * @param call fails with the handler, so that the caller learns why
     * @param out takes the answer
     */
    void take(Message message, CompletableFuture<?> call, Consumer<Message.Response> out) {
        if (!(message instanceof Message.Request asked)) {
            return;
        }
        if (asked.method().equals("ping")) {
            out.accept(new Message.Success(asked.id(), JsonValue.EMPTY_JSON_OBJECT));
            return;
        }
        try {
            answer(asked, question(asked), call, out);
        } catch (UnexpectedAnswerException unreadable) {
            boolean isKnown = QuestionReader.METHODS.contains(asked.method());
            out.accept(isKnown ? refusal(asked) : unknown(asked));
        }
    }

    private static Question question(Message.Request asked) {
        String key = Message.text(asked.id());
        return Answers.read(
                asked.params(), params -> QuestionReader.read(key, asked.method(), params));
    }

    private void answer(
            Message.Request asked,
            Question question,
            CompletableFuture<?> call,
            Consumer<Message.Response> out) {
        if (!respondent.canAnswer(question)) {
            out.accept(question instanceof UrlElicitation ? refusal(asked) : unknown(asked));
            return;
        }
        respondent
                .answer(question)
                .thenApply(answer -> writer.write(question, answer))
                .whenComplete(
                        (result, failure) -> {
                            if (failure != null) {
                                call.completeExceptionally(failure);
                            }
                            out.accept(response(asked, result));
                        });
    }

    private static Message.Response response(Message.Request asked, JsonObject result) {
        return result != null
                ? new Message.Success(asked.id(), result)
                : failure(asked, RpcError.INTERNAL_ERROR, "The question was not answered");
    }

    private static Message.Response unknown(Message.Request asked) {
        return failure(asked, RpcError.METHOD_NOT_FOUND, "Method not found: " + asked.method());
    }

    /** 2025-11-25, Elicitation, Error Handling: a mode that was not declared is refused so. */
    private static Message.Response refusal(Message.Request asked) {
        return failure(asked, RpcError.INVALID_PARAMS, "Invalid params of " + asked.method());
    }

    private static Message.Response failure(Message.Request asked, int code, String text) {
        return new Message.Failure(Optional.of(asked.id()), new RpcError(code, text));
    }
}
