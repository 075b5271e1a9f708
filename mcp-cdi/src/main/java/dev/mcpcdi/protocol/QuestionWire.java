package dev.mcpcdi.protocol;

import dev.mcpcdi.InputRequest;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.spi.JsonProvider;
import java.util.Map;

/** Questions as a client gets them. Safe for any thread. */
public final class QuestionWire {

    private final JsonBuilderFactory json;

    /**
     * Makes the wire form of questions.
     *
     * @param provider the provider of JSON
     */
    public QuestionWire(JsonProvider provider) {
        json = provider.createBuilderFactory(Map.of());
    }

    /**
     * The request that asks, without an id: on 2026-07-28 it is part of a result.
     *
     * @param question the question
     * @return an object with {@code method} and {@code params}
     */
    public JsonObject request(InputRequest question) {
        return json.createObjectBuilder()
                .add("method", "elicitation/create")
                .add("params", params(question))
                .build();
    }

    /**
     * The exact words of a question, by which it is known again.
     *
     * @param question the question
     * @return the parameters of the request
     */
    public JsonObject params(InputRequest question) {
        InputRequest.Form form = (InputRequest.Form) question;
        return json.createObjectBuilder()
                .add("mode", "form")
                .add("message", form.message())
                .add("requestedSchema", form.schema())
                .build();
    }

    /**
     * What a client needs for a question.
     *
     * @param question the question
     * @return the capability
     */
    public ClientCapability needs(InputRequest question) {
        return ClientCapability.FORM;
    }
}
