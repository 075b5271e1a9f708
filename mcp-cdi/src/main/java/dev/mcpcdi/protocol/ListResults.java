package dev.mcpcdi.protocol;

import dev.mcpcdi.model.CachePolicy;
import dev.mcpcdi.model.PromptDefinition;
import dev.mcpcdi.model.ResourceDefinition;
import dev.mcpcdi.model.ToolDefinition;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.List;
import java.util.Optional;

/** The results that list what there is. Safe for any thread. */
public final class ListResults {

    private final Envelope envelope;
    private final Caching caching;
    private final ToolWire tools;
    private final PromptWire prompts;
    private final ResourceWire resources;

    ListResults(Envelope envelope, Caching caching) {
        this.caching = caching;
        this.envelope = envelope;
        DecorationWire decorations = new DecorationWire();
        tools = new ToolWire(envelope.json(), decorations);
        prompts = new PromptWire(envelope.json(), decorations);
        resources = new ResourceWire(envelope.json(), decorations);
    }

    /**
     * A tool as a list shows it.
     *
     * @param definition the tool
     * @param revision the revision
     * @return the entry
     */
    public JsonObject tool(ToolDefinition definition, Revision revision) {
        return tools.tool(definition, revision);
    }

    /**
     * A prompt as a list shows it.
     *
     * @param definition the prompt
     * @param revision the revision
     * @return the entry
     */
    public JsonObject prompt(PromptDefinition definition, Revision revision) {
        return prompts.prompt(definition, revision);
    }

    /**
     * A resource as a list shows it.
     *
     * @param definition the resource
     * @param revision the revision
     * @return the entry
     */
    public JsonObject resource(ResourceDefinition definition, Revision revision) {
        return resources.resource(definition, revision);
    }

    /**
     * A template as a list shows it.
     *
     * @param definition the template
     * @param revision the revision
     * @return the entry
     */
    public JsonObject template(ResourceDefinition definition, Revision revision) {
        return resources.template(definition, revision);
    }

    /**
     * One page of a list.
     *
     * @param kind which list
     * @param entries the entries in their order
     * @param next where the next page begins; empty if there is none
     * @param isForAll whether each caller gets the same
     * @param revision the revision
     * @return the result
     */
    public JsonObject page(
            Cacheable kind,
            List<JsonObject> entries,
            Optional<String> next,
            boolean isForAll,
            Revision revision) {
        JsonArrayBuilder list = envelope.json().createArrayBuilder();
        entries.forEach(list::add);
        JsonObjectBuilder page = envelope.json().createObjectBuilder().add(kind.member(), list);
        next.ifPresent(cursor -> page.add("nextCursor", cursor));
        CachePolicy policy = caching.of(kind);
        return envelope.cacheable(page, isForAll ? policy : policy.alone(), revision);
    }
}
