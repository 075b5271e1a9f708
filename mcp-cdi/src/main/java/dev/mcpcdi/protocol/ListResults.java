package dev.mcpcdi.protocol;

import dev.mcpcdi.model.PromptDefinition;
import dev.mcpcdi.model.ResourceDefinition;
import dev.mcpcdi.model.ToolDefinition;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import java.util.List;

/** The results that list what there is. Safe for any thread. */
public final class ListResults {

    private final Envelope envelope;
    private final ToolWire tools;
    private final PromptWire prompts;
    private final ResourceWire resources;

    ListResults(Envelope envelope) {
        this.envelope = envelope;
        DecorationWire decorations = new DecorationWire();
        tools = new ToolWire(envelope.json(), decorations);
        prompts = new PromptWire(envelope.json(), decorations);
        resources = new ResourceWire(envelope.json(), decorations);
    }

    /**
     * The result of {@code tools/list}, all on one page.
     *
     * @param definitions the tools in their order
     * @param revision the revision
     * @return the result
     */
    public JsonObject tools(List<ToolDefinition> definitions, Revision revision) {
        return page(
                "tools",
                definitions.stream().map(one -> tools.tool(one, revision)).toList(),
                revision);
    }

    /**
     * The result of {@code prompts/list}, all on one page.
     *
     * @param definitions the prompts in their order
     * @param revision the revision
     * @return the result
     */
    public JsonObject prompts(List<PromptDefinition> definitions, Revision revision) {
        return page(
                "prompts",
                definitions.stream().map(one -> prompts.prompt(one, revision)).toList(),
                revision);
    }

    /**
     * The result of {@code resources/list}, all on one page.
     *
     * @param definitions the resources in their order
     * @param revision the revision
     * @return the result
     */
    public JsonObject resources(List<ResourceDefinition> definitions, Revision revision) {
        return page(
                "resources",
                definitions.stream().map(one -> resources.resource(one, revision)).toList(),
                revision);
    }

    /**
     * The result of {@code resources/templates/list}, all on one page.
     *
     * @param definitions the templates in their order
     * @param revision the revision
     * @return the result
     */
    public JsonObject templates(List<ResourceDefinition> definitions, Revision revision) {
        return page(
                "resourceTemplates",
                definitions.stream().map(one -> resources.template(one, revision)).toList(),
                revision);
    }

    private JsonObject page(String member, List<JsonObject> entries, Revision revision) {
        JsonArrayBuilder list = envelope.json().createArrayBuilder();
        entries.forEach(list::add);
        return envelope.cacheable(
                envelope.json().createObjectBuilder().add(member, list), revision);
    }
}
