package dev.mcpcdi.extension;

import dev.mcpcdi.Resource;
import dev.mcpcdi.invoke.MethodModels;
import dev.mcpcdi.model.Decoration;
import dev.mcpcdi.model.ResourceDefinition;
import dev.mcpcdi.model.ResourceHints;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * The parts of one checked resource.
 *
 * @param method the method
 * @param models its JSON
 * @param decoration icons and the like
 */
record ResourceAssembly(BeanMethod method, MethodModels models, Decoration decoration) {

    ResourceDefinition definition() {
        Resource resource = method.resource();
        return new ResourceDefinition(
                resource.uri(),
                method.shortName(),
                Texts.given(resource.title()),
                Texts.given(resource.description()),
                Texts.given(resource.mimeType()).or(() -> ContentType.of(method)),
                resource.size() < 0 ? OptionalLong.empty() : OptionalLong.of(resource.size()),
                hints(resource.annotations()),
                CacheHints.of(method),
                decoration,
                AccessRules.of(method));
    }

    static ResourceHints hints(Resource.Annotations given) {
        double[] priority = given.priority();
        return new ResourceHints(
                List.of(given.audience()),
                priority.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(priority[0]),
                Texts.given(given.lastModified()));
    }
}
