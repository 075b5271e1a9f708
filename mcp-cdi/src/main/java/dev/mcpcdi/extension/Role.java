package dev.mcpcdi.extension;

import dev.mcpcdi.Resolver;
import dev.mcpcdi.Tool;
import java.lang.annotation.Annotation;

/** What an annotation makes of a method. */
enum Role {
    TOOL(Tool.class, "tool"),
    RESOLVER(Resolver.class, "resolver");

    private final Class<? extends Annotation> annotation;
    private final String noun;

    Role(Class<? extends Annotation> annotation, String noun) {
        this.annotation = annotation;
        this.noun = noun;
    }

    Class<? extends Annotation> annotation() {
        return annotation;
    }

    /** Such as {@code tool}. */
    String noun() {
        return noun;
    }

    /** At the start of a sentence. */
    String title() {
        return this == TOOL ? "Tool method" : "Resolver";
    }
}
