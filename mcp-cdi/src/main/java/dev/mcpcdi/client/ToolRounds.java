package dev.mcpcdi.client;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads results that ask (2026-07-28, Multi Round-Trip Requests). */
final class ToolRounds {

    private ToolRounds() {}

    static ToolRound read(String tool, JsonObject arguments, RoundResult answer) {
        return answer.asks()
                ? Answers.read(answer.result(), result -> asked(tool, arguments, result))
                : new ToolRound.Completed(CallResults.read(answer.result()));
    }

    private static ToolRound asked(String tool, JsonObject arguments, JsonObject result) {
        Optional<JsonObject> requests = Optional.ofNullable(result.getJsonObject("inputRequests"));
        Optional<String> state = Answers.text(result, "requestState");
        if (requests.isEmpty() && state.isEmpty()) {
            throw new UnexpectedAnswerException("The server asks without a question or a state.");
        }
        Map<String, Question> questions = new LinkedHashMap<>();
        requests.orElse(JsonValue.EMPTY_JSON_OBJECT)
                .forEach((key, request) -> questions.put(key, question(key, request)));
        return new ToolRound.InputRequired(tool, arguments, questions, state);
    }

    private static Question question(String key, JsonValue request) {
        JsonObject asked = request.asJsonObject();
        JsonObject params =
                asked.containsKey("params")
                        ? asked.getJsonObject("params")
                        : JsonValue.EMPTY_JSON_OBJECT;
        return QuestionReader.read(key, asked.getString("method"), params);
    }
}
