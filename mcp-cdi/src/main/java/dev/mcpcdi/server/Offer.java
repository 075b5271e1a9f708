package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ClientCall;
import dev.mcpcdi.invoke.PromptCall;
import dev.mcpcdi.invoke.ResourceCall;
import dev.mcpcdi.invoke.TemplateCall;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.protocol.Capabilities;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import dev.mcpcdi.spi.SubscriptionBus.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

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

    /**
     * All of this and of another.
     *
     * @throws TakenException if one has the name of another
     */
    Offer with(Offer other) {
        other.mostSpecificFirst.forEach(this::refuseAmbiguous);
        return new Offer(
                tools.with(other.tools),
                prompts.with(other.prompts),
                resources.with(other.resources),
                templates.with(other.templates));
    }

    private void refuseAmbiguous(TemplateCall template) {
        mostSpecificFirst.stream()
                .filter(mine -> !mine.definition().uri().equals(template.definition().uri()))
                .filter(template::isAmbiguousWith)
                .findFirst()
                .ifPresent(
                        mine -> {
                            throw TakenException.uris(mine.definition().uri());
                        });
    }

    /** This without another. */
    Offer without(Offer other) {
        return new Offer(
                tools.without(other.tools),
                prompts.without(other.prompts),
                resources.without(other.resources),
                templates.without(other.templates));
    }

    /** What clients are told of when this comes or goes. */
    List<Change> changes() {
        List<Change> changes = new ArrayList<>();
        if (!tools.isEmpty()) {
            changes.add(Change.of(Kind.TOOLS));
        }
        if (!prompts.isEmpty()) {
            changes.add(Change.of(Kind.PROMPTS));
        }
        if (!resources.isEmpty() || !templates.isEmpty()) {
            changes.add(Change.of(Kind.RESOURCES));
        }
        return changes;
    }

    /** What reads a URI, which is compared byte for byte; nothing if it is not seen. */
    Optional<ClientCall> reading(
            String uri, Predicate<ResourceCall> seen, Predicate<TemplateCall> templateSeen) {
        Optional<ResourceCall> resource = resources.find(uri);
        return resource.isPresent()
                ? resource.filter(seen).map(ClientCall.class::cast)
                : fromTemplate(uri, templateSeen);
    }

    /** The first that matches decides, also if it refuses: another may have been meant for less. */
    private Optional<ClientCall> fromTemplate(String uri, Predicate<TemplateCall> seen) {
        for (TemplateCall template : mostSpecificFirst) {
            Optional<TemplateCall.Match> match = template.match(uri);
            if (match.isPresent()) {
                return seen.test(template) ? match.get().call() : Optional.empty();
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
