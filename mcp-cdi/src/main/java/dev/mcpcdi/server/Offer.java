package dev.mcpcdi.server;

import dev.mcpcdi.invoke.PromptCall;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.protocol.Capabilities;
import java.util.Comparator;
import java.util.List;

/**
 * What clients can call. Sorted by name, so that lists are the same each time.
 *
 * @param tools the tools, each name once
 * @param prompts the prompts, each name once
 */
public record Offer(List<ToolCall> tools, List<PromptCall> prompts) {

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
    }

    /** What a client is told of it. */
    Capabilities capabilities() {
        return new Capabilities(!tools.isEmpty(), !prompts.isEmpty(), Completions.areIn(this));
    }
}
