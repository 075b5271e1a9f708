package dev.mcpcdi.extension;

import dev.mcpcdi.invoke.CallPlan;
import dev.mcpcdi.invoke.ClientCall;
import dev.mcpcdi.invoke.MethodCalls;
import dev.mcpcdi.invoke.MethodModels;
import jakarta.json.JsonObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What completes the arguments, all of it checked. */
final class CompletionAssembly {

    private final ParameterSorter sorter;
    private final Map<BeanMethod, MethodModels> models = new HashMap<>();

    CompletionAssembly(Discovery discovery, ModelBuilder builder, ParameterSorter sorter) {
        this.sorter = sorter;
        Role.COMPLETIONS.stream()
                .flatMap(role -> discovery.methods(role).stream())
                .forEach(one -> models.put(one, builder.method(one)));
    }

    /** By argument: the methods of the application go before what the schema says. */
    Map<String, ClientCall> of(
            BeanMethod completed,
            JsonObject schema,
            MethodCalls calls,
            Map<BeanMethod, CallPlan> plans) {
        Map<String, ClientCall> all = new HashMap<>();
        sorter.arguments(completed)
                .map(CompletedArgument::name)
                .forEach(
                        name -> {
                            List<String> choices = Choices.of(schema, name);
                            if (!choices.isEmpty()) {
                                all.put(name, MethodCalls.completion(name, choices));
                            }
                        });
        String subject =
                "Completion of %s \"%s\"".formatted(completed.role().noun(), completed.name());
        models.forEach(
                (method, model) -> {
                    if (completed.isCompletedBy(method)) {
                        String name =
                                CompletedArgument.name(
                                        CompletedArgument.of(method, sorter).orElseThrow());
                        all.put(name, calls.completion(subject, model, plans.get(method)));
                    }
                });
        return all;
    }
}
