package dev.mcpcdi.server;

import dev.mcpcdi.model.Access;
import dev.mcpcdi.protocol.Cacheable;
import dev.mcpcdi.protocol.ListResults;
import java.util.function.Function;

/**
 * Serves the lists of what there is.
 *
 * @param catalogue what there is
 * @param words how it is shown
 * @param pageSize how many entries one result has
 */
record Lists(Catalogue catalogue, ListResults words, int pageSize) {

    Handler tools() {
        return of(
                Cacheable.TOOLS,
                Offer::tools,
                (tool, revision) -> words.tool(tool.definition(), revision),
                tool -> tool.definition().access());
    }

    Handler prompts() {
        return of(
                Cacheable.PROMPTS,
                Offer::prompts,
                (prompt, revision) -> words.prompt(prompt.definition(), revision),
                prompt -> prompt.definition().access());
    }

    Handler resources() {
        return of(
                Cacheable.RESOURCES,
                Offer::resources,
                (resource, revision) -> words.resource(resource.definition(), revision),
                resource -> resource.definition().access());
    }

    Handler templates() {
        return of(
                Cacheable.TEMPLATES,
                Offer::templates,
                (template, revision) -> words.template(template.definition(), revision),
                template -> template.definition().access());
    }

    private <T> Handler of(
            Cacheable kind,
            Function<Offer, Entries<T>> entries,
            ListHandler.Showing<T> showing,
            Function<T, Access> access) {
        return new ListHandler<>(kind, entries, showing, access, this);
    }
}
