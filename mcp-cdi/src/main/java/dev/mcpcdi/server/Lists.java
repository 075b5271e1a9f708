package dev.mcpcdi.server;

import dev.mcpcdi.protocol.Cacheable;
import dev.mcpcdi.protocol.ListResults;
import java.util.function.Supplier;

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
                () -> catalogue.now().tools(),
                (tool, revision) -> words.tool(tool.definition(), revision));
    }

    Handler prompts() {
        return of(
                Cacheable.PROMPTS,
                () -> catalogue.now().prompts(),
                (prompt, revision) -> words.prompt(prompt.definition(), revision));
    }

    Handler resources() {
        return of(
                Cacheable.RESOURCES,
                () -> catalogue.now().resources(),
                (resource, revision) -> words.resource(resource.definition(), revision));
    }

    Handler templates() {
        return of(
                Cacheable.TEMPLATES,
                () -> catalogue.now().templates(),
                (template, revision) -> words.template(template.definition(), revision));
    }

    private <T> Handler of(
            Cacheable kind, Supplier<Entries<T>> entries, ListHandler.Showing<T> showing) {
        return new ListHandler<>(kind, entries, showing, this);
    }
}
