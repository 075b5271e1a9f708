package dev.mcpcdi.it.plain;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;

/** A bean, for its annotation makes the jar a bean archive. */
@ApplicationScoped
class Annotated {

    @Tool(name = "plain_annotated", description = "Says hello.")
    String hello() {
        return "Hello.";
    }
}
