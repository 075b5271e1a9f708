package dev.mcpcdi;

import jakarta.json.JsonObject;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a client's model is asked: all parameters of {@code sampling/createMessage}. The client may
 * change or ignore most of them. {@link #builder} makes one step by step.
 *
 * @param messages the conversation so far, at least one message; an output of a tool answers a use
 *     of the message before it
 * @param maxTokens how long the answer may be, at least 1
 * @param systemPrompt what the model is told first
 * @param includeContext what of other servers the model sees; anything but {@link
 *     IncludeContext#NONE} is deprecated and needs the capability {@code sampling.context}
 * @param temperature how freely the model answers
 * @param stopSequences texts that end the answer
 * @param metadata what the maker of the model understands
 * @param modelPreferences which model
 * @param tools what the model may use; needs the capability {@code sampling.tools}
 * @param toolChoice whether it must; needs the capability {@code sampling.tools}
 * @see <a href="https://modelcontextprotocol.io/specification/2026-07-28/client/sampling">Sampling
 *     </a>
 */
public record SamplingRequest(
        List<SamplingMessage> messages,
        int maxTokens,
        Optional<String> systemPrompt,
        Optional<IncludeContext> includeContext,
        OptionalDouble temperature,
        List<String> stopSequences,
        Optional<JsonObject> metadata,
        Optional<ModelPreferences> modelPreferences,
        List<SamplingTool> tools,
        Optional<ToolChoice> toolChoice)
        implements InputRequest {

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if there is no message, no room for an answer, or a use of a
     *     tool without its output
     */
    public SamplingRequest {
        messages = List.copyOf(messages);
        stopSequences = List.copyOf(stopSequences);
        tools = List.copyOf(tools);
        if (messages.isEmpty()) {
            throw new IllegalArgumentException("A model is asked at least one message.");
        }
        if (maxTokens < 1) {
            throw new IllegalArgumentException("maxTokens is at least 1, not " + maxTokens + ".");
        }
        ToolUses.check(messages);
    }

    /** What of other servers a model sees. */
    public enum IncludeContext {
        /** Nothing. */
        NONE,
        /** What this server has said. */
        THIS_SERVER,
        /** What all servers have said. */
        ALL_SERVERS
    }

    /** Whether the model uses tools. */
    public enum ToolChoice {
        /** As it likes. */
        AUTO,
        /** At least one. */
        REQUIRED,
        /** None. */
        NONE
    }

    /**
     * A tool that the model may use. Whoever asked calls it.
     *
     * @param name its name, not null
     * @param description what it does
     * @param inputSchema the JSON Schema of its arguments, an object schema, not null
     */
    public record SamplingTool(String name, Optional<String> description, JsonObject inputSchema) {

        /** Refuses null. */
        public SamplingTool {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(description, "description");
            Objects.requireNonNull(inputSchema, "inputSchema");
        }
    }

    /**
     * Whether the client must know tools.
     *
     * @return true if there are tools, or something is said of them
     */
    public boolean usesTools() {
        return !tools.isEmpty() || toolChoice.isPresent();
    }

    /**
     * Whether the client must know the context of servers.
     *
     * @return true if the model is to see more than the messages
     */
    public boolean includesContext() {
        return includeContext.filter(context -> context != IncludeContext.NONE).isPresent();
    }

    /**
     * Starts a request.
     *
     * @param maxTokens how long the answer may be, at least 1
     * @return the builder
     */
    public static SamplingRequestBuilder builder(int maxTokens) {
        return new SamplingRequestBuilder(maxTokens);
    }
}
