package dev.mcpcdi.protocol;

import dev.mcpcdi.Content;
import dev.mcpcdi.ModelPreferences;
import dev.mcpcdi.SamplingContent;
import dev.mcpcdi.SamplingContent.ToolOutput;
import dev.mcpcdi.SamplingContent.ToolUse;
import dev.mcpcdi.SamplingMessage;
import dev.mcpcdi.SamplingRequest;
import dev.mcpcdi.SamplingRequest.SamplingTool;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The questions to a client's model. */
final class SamplingWire {

    private final JsonBuilderFactory json;
    private final ContentWire contents;

    SamplingWire(JsonBuilderFactory json) {
        this.json = json;
        contents = new ContentWire(json);
    }

    static List<ClientCapability> needs(SamplingRequest request) {
        List<ClientCapability> needs = new ArrayList<>(List.of(ClientCapability.SAMPLING));
        if (request.usesTools()) {
            needs.add(ClientCapability.SAMPLING_TOOLS);
        }
        if (request.includesContext()) {
            needs.add(ClientCapability.SAMPLING_CONTEXT);
        }
        return needs;
    }

    JsonObject params(SamplingRequest request, Revision revision) {
        JsonArrayBuilder messages = json.createArrayBuilder();
        request.messages().forEach(message -> add(messages, message, revision));
        JsonObjectBuilder params =
                json.createObjectBuilder()
                        .add("messages", messages)
                        .add("maxTokens", request.maxTokens());
        request.modelPreferences().ifPresent(all -> params.add("modelPreferences", of(all)));
        request.systemPrompt().ifPresent(text -> params.add("systemPrompt", text));
        request.includeContext().ifPresent(what -> params.add("includeContext", camel(what)));
        request.temperature().ifPresent(value -> params.add("temperature", value));
        if (!request.stopSequences().isEmpty()) {
            params.add("stopSequences", json.createArrayBuilder(request.stopSequences()));
        }
        request.metadata().ifPresent(value -> params.add("metadata", value));
        tools(request, params);
        return params.build();
    }

    private void tools(SamplingRequest request, JsonObjectBuilder params) {
        if (!request.tools().isEmpty()) {
            JsonArrayBuilder tools = json.createArrayBuilder();
            request.tools().forEach(tool -> tools.add(of(tool)));
            params.add("tools", tools);
        }
        request.toolChoice()
                .ifPresent(
                        choice ->
                                params.add(
                                        "toolChoice",
                                        json.createObjectBuilder().add("mode", camel(choice))));
    }

    /** Before 2025-11-25 a message has one block, so several blocks are several messages. */
    private void add(JsonArrayBuilder all, SamplingMessage message, Revision revision) {
        List<SamplingContent> blocks = message.content();
        if (blocks.size() > 1 && revision.knows(Feature.SAMPLING_TOOLS)) {
            JsonArrayBuilder array = json.createArrayBuilder();
            blocks.forEach(block -> array.add(block(block, revision)));
            all.add(role(message).add("content", array));
        } else {
            blocks.forEach(block -> all.add(role(message).add("content", block(block, revision))));
        }
    }

    private JsonObjectBuilder role(SamplingMessage message) {
        return json.createObjectBuilder().add("role", camel(message.role()));
    }

    private JsonObject block(SamplingContent block, Revision revision) {
        if (block instanceof ToolUse use) {
            return json.createObjectBuilder()
                    .add("type", "tool_use")
                    .add("id", use.id())
                    .add("name", use.name())
                    .add("input", use.input())
                    .build();
        } else if (block instanceof ToolOutput output) {
            return output(output, revision);
        }
        return contents.block((Content) block, revision);
    }

    private JsonObject output(ToolOutput output, Revision revision) {
        JsonArrayBuilder blocks = json.createArrayBuilder();
        output.content().forEach(block -> blocks.add(contents.block(block, revision)));
        JsonObjectBuilder written =
                json.createObjectBuilder()
                        .add("type", "tool_result")
                        .add("toolUseId", output.toolUseId())
                        .add("content", blocks);
        return (output.isError() ? written.add("isError", true) : written).build();
    }

    private JsonObject of(SamplingTool tool) {
        JsonObjectBuilder written = json.createObjectBuilder().add("name", tool.name());
        tool.description().ifPresent(text -> written.add("description", text));
        return written.add("inputSchema", tool.inputSchema()).build();
    }

    private JsonObject of(ModelPreferences preferences) {
        JsonObjectBuilder written = json.createObjectBuilder();
        if (!preferences.hints().isEmpty()) {
            JsonArrayBuilder hints = json.createArrayBuilder();
            preferences
                    .hints()
                    .forEach(name -> hints.add(json.createObjectBuilder().add("name", name)));
            written.add("hints", hints);
        }
        preferences.costPriority().ifPresent(value -> written.add("costPriority", value));
        preferences.speedPriority().ifPresent(value -> written.add("speedPriority", value));
        preferences
                .intelligencePriority()
                .ifPresent(value -> written.add("intelligencePriority", value));
        return written.build();
    }

    /** {@code THIS_SERVER} is {@code thisServer} on the wire. */
    private static String camel(Enum<?> value) {
        String[] words = value.name().toLowerCase(Locale.ROOT).split("_");
        return words.length == 1
                ? words[0]
                : words[0] + Character.toUpperCase(words[1].charAt(0)) + words[1].substring(1);
    }
}
