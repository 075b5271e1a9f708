package dev.mcpcdi.extension;

import dev.mcpcdi.Tool;
import dev.mcpcdi.invoke.ContextualBeanCall;
import dev.mcpcdi.invoke.RequestScope;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.invoke.ToolCalls;
import dev.mcpcdi.invoke.ToolModels;
import dev.mcpcdi.model.ToolDefinition;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.enterprise.inject.spi.InjectionPoint;
import jakarta.json.JsonBuilderFactory;
import java.util.List;
import java.util.Optional;

/**
 * The parts of one checked tool.
 *
 * @param method the method
 * @param models its JSON
 * @param points its injection points
 */
record ToolAssembly(ToolMethod method, ToolModels models, List<Optional<InjectionPoint>> points) {

    ToolCall call(BeanManager beans, RequestScope scope, JsonBuilderFactory json) {
        ContextualBeanCall call =
                new ContextualBeanCall(
                        beans,
                        method.bean().bean(),
                        BusinessMethod.of(method).orElse(method.java()),
                        points);
        return ToolCalls.of(definition(json), models, call, scope);
    }

    private ToolDefinition definition(JsonBuilderFactory json) {
        Tool tool = method.tool();
        return new ToolDefinition(
                method.name(),
                Texts.given(tool.title()),
                Texts.given(tool.description()),
                Hints.json(tool.annotations(), json),
                models.arguments().schema(),
                models.result().schema());
    }
}
