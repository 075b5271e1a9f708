package dev.mcpcdi.server;

import dev.mcpcdi.invoke.PromptCall;
import dev.mcpcdi.invoke.ResourceCall;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.protocol.Capabilities;
import java.util.Comparator;
import java.util.List;

/**
 * What clients can call. Sorted by name, so that lists are the same each time.
 *
 * @param tools the tools, each name once
 * @param prompts the prompts, each name once
 * @param resources the resources, each URI once
 */
public record Offer(List<ToolCall> tools, List<PromptCall> prompts, List<ResourceCall> resources) {

    /** Sorts the lists. */
    public Offer {
        tools =
                tools.stream()
                        .sorted(Comparator.comparing(tool -> tool.definition().name()))
                        .toList();
        prompts =
                prompts.stream()
                        .sorted(Comparator.comparing(prompt -> prompt.definition().name()))
                        .toList();
        resources =
                resources.stream()
                        .sorted(Comparator.comparing(resource -> resource.definition().uri()))
                        .toList();
    }

    /**
     * Tools alone.
     *
     * @param tools the tools, each name once
     */
    public Offer(List<ToolCall> tools) {
        this(tools, List.of(), List.of());
    }

    /** What a client is told of it. */
    Capabilities capabilities() {
        return new Capabilities(
                !tools.isEmpty(),
                !prompts.isEmpty(),
                !resources.isEmpty(),
                Completions.areIn(this));
    }
}
