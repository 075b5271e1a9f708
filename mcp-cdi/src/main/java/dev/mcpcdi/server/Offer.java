package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ClientCall;
import dev.mcpcdi.invoke.PromptCall;
import dev.mcpcdi.invoke.ResourceCall;
import dev.mcpcdi.invoke.TemplateCall;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.protocol.Capabilities;
import java.util.List;
import java.util.Optional;

/** What clients can call. Immutable. */
public final class Offer {

    private final Entries<ServedTool> tools;
    private final Entries<PromptCall> prompts;
    private final Entries<ResourceCall> resources;
    private final Entries<TemplateCall> templates;
    private final List<TemplateCall> mostSpecificFirst;

    /**
     * All of it.
     *
     * @param tools the tools, each name once
     * @param prompts the prompts, each name once
     * @param resources the resources, each URI once
     * @param templates the templates, each URI template once
     */
    public Offer(
            List<? extends ToolCall> tools,
            List<PromptCall> prompts,
            List<ResourceCall> resources,
            List<TemplateCall> templates) {
        this(
                Entries.of(
                        tools.stream().map(ServedTool::of).toList(),
                        tool -> tool.definition().name()),
                Entries.of(prompts, prompt -> prompt.definition().name()),
                Entries.of(resources, resource -> resource.definition().uri()),
                Entries.of(templates, template -> template.definition().uri()));
    }

    /**
     * Tools alone.
     *
     * @param tools the tools, each name once
     */
    public Offer(List<? extends ToolCall> tools) {
        this(tools, List.of(), List.of(), List.of());
    }

    Offer(
            Entries<ServedTool> tools,
            Entries<PromptCall> prompts,
            Entries<ResourceCall> resources,
            Entries<TemplateCall> templates) {
        this.tools = tools;
        this.prompts = prompts;
        this.resources = resources;
        this.templates = templates;
        mostSpecificFirst = templates.values().sorted(TemplateCall.MOST_SPECIFIC_FIRST).toList();
    }

    Entries<ServedTool> tools() {
        return tools;
    }

    Entries<PromptCall> prompts() {
        return prompts;
    }

    Entries<ResourceCall> resources() {
        return resources;
    }

    Entries<TemplateCall> templates() {
        return templates;
    }

    /** What reads a URI, which is compared byte for byte. */
    Optional<ClientCall> reading(String uri) {
        Optional<ResourceCall> resource = resources.find(uri);
        return resource.isPresent() ? resource.map(ClientCall.class::cast) : fromTemplate(uri);
    }

    /** The first that matches decides, also if it refuses: another may have been meant for less. */
    private Optional<ClientCall> fromTemplate(String uri) {
        for (TemplateCall template : mostSpecificFirst) {
            Optional<TemplateCall.Match> match = template.match(uri);
            if (match.isPresent()) {
                return match.get().call();
            }
        }
        return Optional.empty();
    }

    /** What a client is told of it. */
    Capabilities capabilities() {
        return new Capabilities(
                !tools.isEmpty(),
                !prompts.isEmpty(),
                !resources.isEmpty() || !templates.isEmpty(),
                prompts.values().anyMatch(prompt -> !prompt.completions().isEmpty())
                        || templates
                                .values()
                                .anyMatch(template -> !template.completions().isEmpty()));
    }
}
