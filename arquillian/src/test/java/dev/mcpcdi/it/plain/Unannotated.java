package dev.mcpcdi.it.plain;

import dev.mcpcdi.Tool;

/** No bean: nothing defines one. */
class Unannotated {

    @Tool(name = "plain_unannotated", description = "Says nothing.")
    String hello() {
        return "Hello.";
    }
}
