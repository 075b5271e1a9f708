package dev.mcpcdi.protocol;

import dev.mcpcdi.Content;
import dev.mcpcdi.InputRequest;
import dev.mcpcdi.model.ServerIdentity;
import dev.mcpcdi.model.ToolDefinition;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The results that a server sends, each in the words of the revision asked for and no newer ones.
 * Safe for any thread.
 */
public final class Results {

    private final JsonBuilderFactory json;
    private final ServerIdentity identity;
    private final ServerWire server;
    private final ContentWire contents;
    private final ToolWire tools;
    private final QuestionWire questions;
    private final JsonObject modernMeta;

    /**
     * Makes the results of a server.
     *
     * @param identity what the server is
     * @param provider the provider of JSON
     */
    public Results(ServerIdentity identity, JsonProvider provider) {
        this.identity = identity;
        json = provider.createBuilderFactory(Map.of());
        server = new ServerWire(identity, json);
        contents = new ContentWire(json);
        tools = new ToolWire(json);
        questions = new QuestionWire(provider);
        modernMeta =
                json.createObjectBuilder()
                        .add(MetaKeys.SERVER_INFO, server.info(Revision.V2026_07_28))
                        .build();
    }

    /**
     * The result of a method that has nothing to say.
     *
     * @param revision the revision
     * @return the result
     */
    public JsonObject empty(Revision revision) {
        return complete(json.createObjectBuilder(), revision);
    }

    /**
     * The result of {@code initialize}.
     *
     * @param agreed the revision agreed on, one of the session era
     * @param capabilities what the server can do
     * @return the result
     */
    public JsonObject initialize(Revision agreed, Capabilities capabilities) {
        JsonObjectBuilder result =
                json.createObjectBuilder()
                        .add("protocolVersion", agreed.text())
                        .add("capabilities", server.capabilities(capabilities))
                        .add("serverInfo", server.info(agreed));
        identity.instructions().ifPresent(text -> result.add("instructions", text));
        return complete(result, agreed);
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
                        .add("capabilities", server.capabilities(capabilities));
        identity.instructions().ifPresent(text -> result.add("instructions", text));
        return cacheable(result, revision);
    }

    /**
     * The result of {@code tools/list}, all on one page.
     *
     * @param definitions the tools in their order
     * @param revision the revision
     * @return the result
     */
    public JsonObject toolList(List<ToolDefinition> definitions, Revision revision) {
        JsonArrayBuilder list = json.createArrayBuilder();
        definitions.forEach(tool -> list.add(tools.tool(tool, revision)));
        return cacheable(json.createObjectBuilder().add("tools", list), revision);
    }

    /**
     * The result of {@code tools/call}.
     *
     * @param content the blocks in their order
     * @param structuredContent the structured content
     * @param isError whether the model reads a failure
     * @param meta what the application says beside it
     * @param revision the revision
     * @return the result
     */
    public JsonObject toolResult(
            List<Content> content,
            Optional<JsonValue> structuredContent,
            boolean isError,
            Optional<JsonObject> meta,
            Revision revision) {
        JsonArrayBuilder blocks = json.createArrayBuilder();
        content.forEach(block -> blocks.add(contents.block(block, revision)));
        JsonObjectBuilder result = json.createObjectBuilder().add("content", blocks);
        if (revision.knows(Feature.STRUCTURED_CONTENT)) {
            structuredContent.ifPresent(
                    value -> result.add("structuredContent", contents.structure(value, revision)));
        }
        if (isError) {
            result.add("isError", true);
        }
        return complete(result, meta.orElse(JsonValue.EMPTY_JSON_OBJECT), revision);
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
                        json.createObjectBuilder(modernMeta)
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
        return result.add("_meta", modernMeta).build();
    }

    private JsonObject cacheable(JsonObjectBuilder result, Revision revision) {
        if (revision.knows(Feature.CACHE_HINTS)) {
            // 2026-07-28, Caching: the only hints that are right for any server.
            result.add("ttlMs", 0).add("cacheScope", "private");
        }
        return complete(result, revision);
    }

    private JsonObject complete(JsonObjectBuilder result, Revision revision) {
        return complete(result, JsonValue.EMPTY_JSON_OBJECT, revision);
    }

    /** Our own words come after those of the application. */
    private JsonObject complete(JsonObjectBuilder result, JsonObject said, Revision revision) {
        JsonObjectBuilder meta = json.createObjectBuilder(said);
        if (revision.knows(Feature.RESULT_TYPE)) {
            modernMeta.forEach(meta::add);
            result.add("resultType", "complete").add("_meta", meta);
        } else if (!said.isEmpty()) {
            result.add("_meta", meta);
        }
        return result.build();
    }
}
