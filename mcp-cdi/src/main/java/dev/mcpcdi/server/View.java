package dev.mcpcdi.server;

import dev.mcpcdi.invoke.ClientCall;
import dev.mcpcdi.invoke.PromptCall;
import dev.mcpcdi.invoke.ResourceReader;
import dev.mcpcdi.invoke.TemplateCall;
import dev.mcpcdi.invoke.ToolCall;
import dev.mcpcdi.model.Access;
import dev.mcpcdi.spi.Visibility.Kind;
import java.util.Optional;

/**
 * What one caller sees.
 *
 * @param offer what there is
 * @param sight tells what of it
 * @param caller the caller
 */
record View(Offer offer, Sight sight, Exchange caller) implements ResourceReader {

    boolean sees(Kind kind, String name, Access access) {
        return sight.sees(caller, kind, name, access);
    }

    /** What headers of its calls repeat; nothing of a tool that is not seen. */
    Optional<ParamHeaders> headers(String tool) {
        return offer.tools()
                .find(tool)
                .map(ServedTool::headers)
                .filter(headers -> !headers.named().isEmpty())
                .filter(headers -> tool(tool).isPresent());
    }

    Optional<ToolCall> tool(String name) {
        return offer.tools()
                .find(name)
                .map(ServedTool::call)
                .filter(tool -> sees(Kind.TOOL, name, tool.definition().access()));
    }

    Optional<PromptCall> prompt(String name) {
        return offer.prompts()
                .find(name)
                .filter(prompt -> sees(Kind.PROMPT, name, prompt.definition().access()));
    }

    Optional<TemplateCall> template(String template) {
        return offer.templates().find(template).filter(this::sees);
    }

    private boolean sees(TemplateCall template) {
        return sees(
                Kind.RESOURCE_TEMPLATE,
                template.definition().uri(),
                template.definition().access());
    }

    @Override
    public Optional<ClientCall> find(String uri) {
        return offer.reading(
                uri,
                resource -> sees(Kind.RESOURCE, uri, resource.definition().access()),
                this::sees);
    }
}
