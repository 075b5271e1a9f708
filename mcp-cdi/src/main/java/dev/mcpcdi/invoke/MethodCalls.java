package dev.mcpcdi.invoke;

import dev.mcpcdi.model.PromptDefinition;
import dev.mcpcdi.model.ResourceDefinition;
import dev.mcpcdi.model.ToolDefinition;
import dev.mcpcdi.uri.UriValue;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/**
 * Makes calls of methods of beans.
 *
 * @param surroundings what the container puts around each
 * @param json makes the arguments that a URI has
 */
public record MethodCalls(Surroundings surroundings, JsonBuilderFactory json) {

    /**
     * A tool.
     *
     * @param definition what the tool is
     * @param models its JSON
     * @param plan what is done for a call
     * @param timeout how long a call may take
     * @return the tool, ready to be called
     */
    public ToolCall tool(
            ToolDefinition definition,
            ToolModels models,
            CallPlan plan,
            Optional<Duration> timeout) {
        ClientCall call =
                new MethodCall(
                        new MethodModels(models.arguments(), models.any()),
                        new ResultEncoder(models.result(), models.any(), models.blocks()),
                        new ToolExits(definition.name()),
                        plan,
                        surroundings);
        return new MethodTool(definition, timeout, call);
    }

    private record MethodTool(
            ToolDefinition definition, Optional<Duration> timeout, ClientCall call)
            implements ToolCall {

        @Override
        public CompletionStage<Outcome> run(
                JsonObject arguments, CallContext context, Questions questions) {
            return call.run(arguments, context, questions);
        }
    }

    /**
     * A prompt.
     *
     * @param definition what the prompt is
     * @param models its JSON
     * @param plan what is done for a call
     * @param completions what completes its arguments
     * @return the prompt, ready to be called
     */
    public PromptCall prompt(
            PromptDefinition definition,
            MethodModels models,
            CallPlan plan,
            Map<String, ClientCall> completions) {
        return new PromptCall(
                definition,
                new MethodCall(
                        models,
                        new PromptEncoder(models.any(), definition.description()),
                        new PromptExits(definition.name()),
                        plan,
                        surroundings),
                completions);
    }

    /**
     * A resource.
     *
     * @param definition what the resource is
     * @param models its JSON
     * @param plan what is done for a read
     * @return the resource, ready to be read
     */
    public ResourceCall resource(
            ResourceDefinition definition, MethodModels models, CallPlan plan) {
        return new ResourceCall(
                definition,
                new MethodCall(
                        models,
                        new ResourceEncoder(definition.uri(), definition, models.any()),
                        ResourceExits.ofResource(definition.uri()),
                        plan,
                        surroundings));
    }

    /**
     * A template.
     *
     * @param definition what the template is
     * @param pattern its URIs
     * @param models its JSON
     * @param plan what is done for a read
     * @param completions what completes its variables
     * @return the template, ready to be read
     */
    public TemplateCall template(
            ResourceDefinition definition,
            UriPattern pattern,
            MethodModels models,
            CallPlan plan,
            Map<String, ClientCall> completions) {
        return new TemplateCall(
                definition,
                pattern,
                (uri, values) -> {
                    JsonObject arguments = arguments(values);
                    ClientCall call =
                            new MethodCall(
                                    models,
                                    new ResourceEncoder(uri, definition, models.any()),
                                    ResourceExits.ofTemplate(uri),
                                    plan,
                                    surroundings);
                    return (none, context, questions) -> call.run(arguments, context, questions);
                },
                completions);
    }

    private JsonObject arguments(Map<String, UriValue> values) {
        JsonObjectBuilder arguments = json.createObjectBuilder();
        values.forEach(
                (name, value) -> {
                    if (value instanceof UriValue.Text text) {
                        arguments.add(name, text.text());
                    } else {
                        arguments.add(name, json.createArrayBuilder(value.texts()));
                    }
                });
        return arguments.build();
    }

    /**
     * A completion.
     *
     * @param subject what it completes, such as {@code Completion of prompt "review"}
     * @param models its JSON
     * @param plan what is done for a call
     * @return the completion, ready to be called
     */
    public ClientCall completion(String subject, MethodModels models, CallPlan plan) {
        return new MethodCall(
                models, new CompletionEncoder(), new CompletionExits(subject), plan, surroundings);
    }

    /**
     * A completion by fixed texts.
     *
     * @param argument the argument that it completes
     * @param choices the texts
     * @return the completion, ready to be called
     */
    public static ClientCall completion(String argument, List<String> choices) {
        return new ChoiceCompletion(argument, List.copyOf(choices));
    }
}
