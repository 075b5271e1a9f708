package dev.mcpcdi;

import dev.mcpcdi.SamplingRequest.IncludeContext;
import dev.mcpcdi.SamplingRequest.SamplingTool;
import dev.mcpcdi.SamplingRequest.ToolChoice;
import jakarta.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;

/** Builds a {@link SamplingRequest}; what is not said is left to the client. For one thread. */
public final class SamplingRequestBuilder {

    private final int maxTokens;
    private final List<SamplingMessage> messages = new ArrayList<>();
    private final List<SamplingTool> tools = new ArrayList<>();
    private List<String> stopSequences = List.of();
    private Optional<String> systemPrompt = Optional.empty();
    private Optional<IncludeContext> includeContext = Optional.empty();
    private OptionalDouble temperature = OptionalDouble.empty();
    private Optional<JsonObject> metadata = Optional.empty();
    private Optional<ModelPreferences> modelPreferences = Optional.empty();
    private Optional<ToolChoice> toolChoice = Optional.empty();

    SamplingRequestBuilder(int maxTokens) {
        this.maxTokens = maxTokens;
    }

    /**
     * Adds a message.
     *
     * @param message the message, not null
     * @return this
     */
    public SamplingRequestBuilder message(SamplingMessage message) {
        messages.add(Objects.requireNonNull(message, "message"));
        return this;
    }

    /**
     * Adds a text of the user.
     *
     * @param text the text, not null
     * @return this
     */
    public SamplingRequestBuilder user(String text) {
        return message(SamplingMessage.user(text));
    }

    /**
     * Tells the model something first.
     *
     * @param text the text, not null
     * @return this
     */
    public SamplingRequestBuilder systemPrompt(String text) {
        systemPrompt = Optional.of(text);
        return this;
    }

    /**
     * Shows the model what servers have said.
     *
     * @param context what it sees, not null
     * @return this
     * @deprecated since 2025-11-25 in the protocol; few clients can
     */
    @Deprecated
    public SamplingRequestBuilder includeContext(IncludeContext context) {
        includeContext = Optional.of(context);
        return this;
    }

    /**
     * Says how freely the model answers.
     *
     * @param value a finite number
     * @return this
     */
    public SamplingRequestBuilder temperature(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("A temperature is a number, not " + value + ".");
        }
        temperature = OptionalDouble.of(value);
        return this;
    }

    /**
     * Ends the answer at a text.
     *
     * @param texts the texts
     * @return this
     */
    public SamplingRequestBuilder stopSequences(String... texts) {
        stopSequences = List.of(texts);
        return this;
    }

    /**
     * Says something that only the maker of the model understands.
     *
     * @param value what it is, not null
     * @return this
     */
    public SamplingRequestBuilder metadata(JsonObject value) {
        metadata = Optional.of(value);
        return this;
    }

    /**
     * Says which model is wanted.
     *
     * @param preferences what matters, not null
     * @return this
     */
    public SamplingRequestBuilder modelPreferences(ModelPreferences preferences) {
        modelPreferences = Optional.of(preferences);
        return this;
    }

    /**
     * Adds a tool that the model may use.
     *
     * @param name its name, not null
     * @param description what it does, not null
     * @param inputSchema the JSON Schema of its arguments, not null
     * @return this
     */
    public SamplingRequestBuilder tool(String name, String description, JsonObject inputSchema) {
        tools.add(new SamplingTool(name, Optional.of(description), inputSchema));
        return this;
    }

    /**
     * Says whether the model must use a tool.
     *
     * @param choice whether it must, not null
     * @return this
     */
    public SamplingRequestBuilder toolChoice(ToolChoice choice) {
        toolChoice = Optional.of(choice);
        return this;
    }

    /**
     * Makes the request.
     *
     * @return a new request
     * @throws IllegalArgumentException if there is no message, no room for an answer, or a use of a
     *     tool without its output
     */
    public SamplingRequest build() {
        return new SamplingRequest(
                messages,
                maxTokens,
                systemPrompt,
                includeContext,
                temperature,
                stopSequences,
                metadata,
                modelPreferences,
                tools,
                toolChoice);
    }
}
