package dev.mcpcdi.extension;

import dev.mcpcdi.ResourceTemplate;
import dev.mcpcdi.invoke.MethodModels;
import dev.mcpcdi.invoke.UriPattern;
import dev.mcpcdi.model.Decoration;
import dev.mcpcdi.model.ResourceDefinition;
import dev.mcpcdi.uri.PathSafety;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The parts of one checked template.
 *
 * @param method the method
 * @param models its JSON
 * @param decoration icons and the like
 */
record TemplateAssembly(BeanMethod method, MethodModels models, Decoration decoration) {

    ResourceDefinition definition() {
        ResourceTemplate template = method.template();
        return new ResourceDefinition(
                template.uriTemplate(),
                method.shortName(),
                Texts.given(template.title()),
                Texts.given(template.description()),
                Texts.given(template.mimeType()).or(() -> ContentType.of(method)),
                OptionalLong.empty(),
                ResourceAssembly.hints(template.annotations()),
                CacheHints.of(method),
                decoration,
                AccessRules.of(method));
    }

    UriPattern pattern() {
        return new UriPattern(
                TemplateRules.matcher(method),
                PathSafety.exempting(Set.of(method.template().exemptFromPathSafety())));
    }
}
