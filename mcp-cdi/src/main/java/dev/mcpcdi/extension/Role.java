package dev.mcpcdi.extension;

import dev.mcpcdi.CompletePrompt;
import dev.mcpcdi.CompleteResourceTemplate;
import dev.mcpcdi.Prompt;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Resource;
import dev.mcpcdi.ResourceTemplate;
import dev.mcpcdi.Tool;
import jakarta.enterprise.inject.spi.Annotated;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.function.Function;

/** What an annotation makes of a method. */
enum Role {
    TOOL(Tool.class, "tool", Tool::name),
    PROMPT(Prompt.class, "prompt", Prompt::name),
    RESOURCE(Resource.class, "resource", Resource::uri),
    TEMPLATE(ResourceTemplate.class, "resource template", ResourceTemplate::uriTemplate),
    PROMPT_COMPLETION(CompletePrompt.class, "completion", complete -> ""),
    TEMPLATE_COMPLETION(CompleteResourceTemplate.class, "completion", complete -> ""),
    RESOLVER(Resolver.class, "resolver", Resolver::key);

    /** What clients call, in the order of reports. */
    static final List<Role> CALLS =
            List.of(TOOL, PROMPT, RESOURCE, TEMPLATE, PROMPT_COMPLETION, TEMPLATE_COMPLETION);

    /** Those that clients call by a name of their own. */
    static final List<Role> NAMED = List.of(TOOL, PROMPT, RESOURCE, TEMPLATE);

    /** Those that suggest values. */
    static final List<Role> COMPLETIONS = List.of(PROMPT_COMPLETION, TEMPLATE_COMPLETION);

    /** Those whose names clients read in messages about arguments. */
    static final List<Role> SCHEMED = List.of(TOOL, PROMPT);

    private final Class<? extends Annotation> annotation;
    private final String noun;
    private final Function<Annotated, String> name;

    <A extends Annotation> Role(Class<A> annotation, String noun, Function<A, String> name) {
        this.annotation = annotation;
        this.noun = noun;
        this.name = method -> name.apply(method.getAnnotation(annotation));
    }

    Class<? extends Annotation> annotation() {
        return annotation;
    }

    /** Such as {@code tool}. */
    String noun() {
        return noun;
    }

    /** The noun at the start of a sentence. */
    String capital() {
        return Words.capital(noun);
    }

    /** What begins a sentence about a method. */
    String title() {
        return this == RESOLVER ? "Resolver" : capital() + " method";
    }

    /** What clients know a method by. */
    String word() {
        return this == RESOURCE || this == TEMPLATE ? "URI" : "name";
    }

    /** The member of the annotation that gives it. */
    String member() {
        return switch (this) {
            case RESOURCE -> "uri";
            case TEMPLATE -> "uriTemplate";
            default -> "name";
        };
    }

    /** What a completion is for. */
    Role completed() {
        return this == TEMPLATE_COMPLETION ? TEMPLATE : PROMPT;
    }

    /** The name that its annotation gives a method, or nothing. */
    String name(Annotated method) {
        return name.apply(method);
    }
}
