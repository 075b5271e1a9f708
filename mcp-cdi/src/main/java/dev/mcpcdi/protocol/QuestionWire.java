package dev.mcpcdi.protocol;

import dev.mcpcdi.InputRequest;
import dev.mcpcdi.SamplingRequest;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Questions as a client gets them, in the words of its revision. Safe for any thread. */
public final class QuestionWire {

    private final JsonBuilderFactory json;
    private final SamplingWire sampling;
    private final FormWire forms;

    /**
     * Makes the wire form of questions.
     *
     * @param provider the provider of JSON
     */
    public QuestionWire(JsonProvider provider) {
        json = provider.createBuilderFactory(Map.of());
        sampling = new SamplingWire(json);
        forms = new FormWire(json);
    }

    /**
     * The method of the request that asks.
     *
     * @param question the question
     * @return the method
     */
    public static String method(InputRequest question) {
        if (question instanceof SamplingRequest) {
            return "sampling/createMessage";
        }
        return question instanceof InputRequest.Roots ? "roots/list" : "elicitation/create";
    }

    /**
     * The request that asks, without an id: on 2026-07-28 it is part of a result.
     *
     * @param question the question
     * @return an object with {@code method} and, unless there are none, {@code params}
     */
    public JsonObject request(InputRequest question) {
        JsonObjectBuilder request = json.createObjectBuilder().add("method", method(question));
        if (words(question) instanceof JsonObject params) {
            request.add("params", params);
        }
        return request.build();
    }

    /**
     * The exact words of a question of 2026-07-28, by which it is known again.
     *
     * @param question the question
     * @return the parameters of the request; the JSON null for a question without any
     */
    public JsonValue words(InputRequest question) {
        return question instanceof InputRequest.Roots
                ? JsonValue.NULL
                : params(question, Revision.V2026_07_28);
    }

    /**
     * The parameters of the request that asks.
     *
     * @param question the question
     * @param revision the revision, which {@link #isKnownTo knows} the question
     * @return the parameters, empty if there are none
     */
    public JsonObject params(InputRequest question, Revision revision) {
        if (question instanceof InputRequest.Form form) {
            return form(form, revision);
        } else if (question instanceof InputRequest.Url url) {
            return url(url, revision);
        } else if (question instanceof SamplingRequest request) {
            return sampling.params(request, revision);
        }
        return JsonValue.EMPTY_JSON_OBJECT;
    }

    private JsonObject form(InputRequest.Form form, Revision revision) {
        JsonObjectBuilder params = json.createObjectBuilder();
        if (revision.knows(Feature.ELICITATION_MODES)) {
            params.add("mode", "form");
        }
        return params.add("message", form.message())
                .add("requestedSchema", forms.schema(form.schema(), revision))
                .build();
    }

    private JsonObject url(InputRequest.Url url, Revision revision) {
        JsonObjectBuilder params =
                json.createObjectBuilder()
                        .add("mode", "url")
                        .add("message", url.message())
                        .add("url", url.url().toASCIIString());
        if (revision.era() == Era.SESSION) {
            // 2025-11-25, Elicitation, URL Mode: there it is required.
            String id = url.id().orElseGet(() -> UUID.randomUUID().toString());
            params.add("elicitationId", id);
        }
        return params.build();
    }

    /**
     * What a client needs for a question, the most basic first.
     *
     * @param question the question
     * @return the capabilities
     */
    public static List<ClientCapability> needs(InputRequest question) {
        if (question instanceof InputRequest.Form) {
            return List.of(ClientCapability.FORM);
        } else if (question instanceof InputRequest.Url) {
            return List.of(ClientCapability.URL);
        } else if (question instanceof SamplingRequest request) {
            return SamplingWire.needs(request);
        }
        return List.of(ClientCapability.ROOTS);
    }

    /**
     * What a client lacks for a question: what it did not declare, and what its revision has no
     * words for.
     *
     * @param question the question
     * @param declared what the client says it can do
     * @param revision the revision spoken
     * @return the first capability that is missing; empty if the client can be asked
     */
    public static Optional<ClientCapability> missing(
            InputRequest question, JsonObject declared, Revision revision) {
        return needs(question).stream()
                .filter(needed -> !needed.isIn(declared) || !isKnownTo(revision, needed))
                .findFirst();
    }

    private static boolean isKnownTo(Revision revision, ClientCapability capability) {
        return switch (capability) {
            case FORM -> revision.knows(Feature.ELICITATION);
            case URL -> revision.knows(Feature.ELICITATION_MODES);
            case SAMPLING_TOOLS -> revision.knows(Feature.SAMPLING_TOOLS);
            // Before 2025-11-25 the words were there and nobody had to declare it.
            case SAMPLING, SAMPLING_CONTEXT, ROOTS -> true;
        };
    }
}
