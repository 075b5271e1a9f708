package dev.mcpcdi.protocol;

import dev.mcpcdi.InputRequest;
import dev.mcpcdi.model.ServerIdentity;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.util.Map;
import java.util.Optional;

/**
 * The results that a server sends, each in the words of the revision asked for and no newer ones.
 * Safe for any thread.
 */
public final class Results {

    private final JsonBuilderFactory json;
    private final ServerIdentity identity;
    private final Caching caching;
    private final ServerWire server;
    private final Envelope envelope;
    private final ListResults lists;
    private final CallResults calls;
    private final QuestionWire questions;

    /**
     * Makes the results of a server.
     *
     * @param identity what the server is
     * @param provider the provider of JSON
     * @param caching how long clients may keep them
     */
    public Results(ServerIdentity identity, JsonProvider provider, Caching caching) {
        this.identity = identity;
        this.caching = caching;
        json = provider.createBuilderFactory(Map.of());
        server = new ServerWire(identity, json);
        questions = new QuestionWire(provider);
        envelope =
                new Envelope(
                        json,
                        json.createObjectBuilder()
                                .add(MetaKeys.SERVER_INFO, server.info(Revision.V2026_07_28))
                                .build());
        lists = new ListResults(envelope, caching);
        calls = new CallResults(envelope, caching.of(Cacheable.READ));
    }

    /**
     * The result of a method that has nothing to say.
     *
     * @param revision the revision
     * @return the result
     */
    public JsonObject empty(Revision revision) {
        return envelope.complete(json.createObjectBuilder(), revision);
    }

    /**
     * The result of {@code initialize}.
     *
     * @param agreed the revision agreed on, one of the session era
     * @param capabilities what the server can do
     * @param tells whether there is a way to tell the client of changes
     * @return the result
     */
    public JsonObject initialize(Revision agreed, Capabilities capabilities, boolean tells) {
        JsonObjectBuilder result =
                json.createObjectBuilder()
                        .add("protocolVersion", agreed.text())
                        .add("capabilities", server.capabilities(capabilities, agreed, tells))
                        .add("serverInfo", server.info(agreed));
        identity.instructions().ifPresent(text -> result.add("instructions", text));
        return envelope.complete(result, agreed);
    }

    /**
     * The result of {@code server/discover}.
     *
     * @param revision the revision, one of the modern era
     * @param capabilities what the server can do
     * @return the result
     */
    public JsonObject discover(Revision revision, Capabilities capabilities) {
        JsonArrayBuilder versions = json.createArrayBuilder();
        // Only those that a request can claim; the others are found by initialize.
        Revision.of(Era.MODERN).forEach(modern -> versions.add(modern.text()));
        JsonObjectBuilder result =
                json.createObjectBuilder()
                        .add("supportedVersions", versions)
                        .add("capabilities", server.capabilities(capabilities, revision, true));
        identity.instructions().ifPresent(text -> result.add("instructions", text));
        return envelope.cacheable(result, caching.of(Cacheable.DISCOVER), revision);
    }

    /**
     * The factory of all JSON that goes into results.
     *
     * @return safe for any thread
     */
    public JsonBuilderFactory json() {
        return json;
    }

    /**
     * The results of lists.
     *
     * @return the same for each call
     */
    public ListResults lists() {
        return lists;
    }

    /**
     * The results of what the application was asked for.
     *
     * @return the same for each call
     */
    public CallResults calls() {
        return calls;
    }

    /**
     * The result of {@code subscriptions/listen}, by which the server ends the stream.
     *
     * @param subscription the id of the request
     * @return the result
     */
    public JsonObject subscriptionEnd(JsonValue subscription) {
        return json.createObjectBuilder()
                .add("resultType", "complete")
                .add(
                        "_meta",
                        json.createObjectBuilder(envelope.modernMeta())
                                .add(MetaKeys.SUBSCRIPTION_ID, subscription))
                .build();
    }

    /**
     * The result that asks, of 2026-07-28.
     *
     * @param requests the questions by their keys
     * @param state what the client brings back
     * @return the result
     */
    public JsonObject inputRequired(Map<String, InputRequest> requests, Optional<String> state) {
        JsonObjectBuilder result = json.createObjectBuilder().add("resultType", "input_required");
        if (!requests.isEmpty()) {
            JsonObjectBuilder all = json.createObjectBuilder();
            requests.forEach((key, question) -> all.add(key, questions.request(question)));
            result.add("inputRequests", all);
        }
        state.ifPresent(text -> result.add("requestState", text));
        return result.add("_meta", envelope.modernMeta()).build();
    }
}
