package dev.mcpcdi.protocol;

import dev.mcpcdi.Content;
import dev.mcpcdi.PromptMessage;
import dev.mcpcdi.ResourceContents;
import dev.mcpcdi.model.CachePolicy;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The results of what the application was asked for. Safe for any thread. */
public final class CallResults {

    private final Envelope envelope;
    private final JsonBuilderFactory json;
    private final ContentWire contents;
    private final CachePolicy reading;

    CallResults(Envelope envelope, CachePolicy reading) {
        this.reading = reading;
        this.envelope = envelope;
        json = envelope.json();
        contents = new ContentWire(json);
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
    public JsonObject tool(
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
        return meta.map(said -> envelope.complete(result, said, revision))
                .orElseGet(() -> envelope.complete(result, revision));
    }

    /**
     * The result of {@code prompts/get}.
     *
     * @param description what the messages are for
     * @param messages the messages in their order
     * @param revision the revision
     * @return the result
     */
    public JsonObject prompt(
            Optional<String> description, List<PromptMessage> messages, Revision revision) {
        JsonObjectBuilder result = json.createObjectBuilder();
        description.ifPresent(text -> result.add("description", text));
        JsonArrayBuilder all = json.createArrayBuilder();
        messages.forEach(
                message ->
                        all.add(
                                json.createObjectBuilder()
                                        .add("role", ResourceWire.text(message.role()))
                                        .add(
                                                "content",
                                                contents.block(message.content(), revision))));
        return envelope.complete(result.add("messages", all), revision);
    }

    /**
     * The result of {@code completion/complete}.
     *
     * @param values the values in their order
     * @param total how many there are
     * @param hasMore whether there are more than these
     * @param revision the revision
     * @return the result
     */
    public JsonObject completion(
            List<String> values, OptionalInt total, boolean hasMore, Revision revision) {
        JsonArrayBuilder all = json.createArrayBuilder();
        values.forEach(all::add);
        JsonObjectBuilder completion = json.createObjectBuilder().add("values", all);
        total.ifPresent(number -> completion.add("total", number));
        completion.add("hasMore", hasMore);
        return envelope.complete(
                json.createObjectBuilder().add("completion", completion), revision);
    }

    /**
     * The result of {@code resources/read}.
     *
     * @param contents the contents in their order, each with its URI
     * @param policy how long a client may keep them; empty for as long as others
     * @param revision the revision
     * @return the result
     */
    public JsonObject resource(
            List<ResourceContents> contents, Optional<CachePolicy> policy, Revision revision) {
        JsonArrayBuilder all = json.createArrayBuilder();
        contents.forEach(one -> all.add(this.contents.contents(one)));
        return envelope.cacheable(
                json.createObjectBuilder().add("contents", all), policy.orElse(reading), revision);
    }
}
