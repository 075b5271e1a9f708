package dev.mcpcdi.it.branch;

import jakarta.enterprise.context.ApplicationScoped;

/** What is injected into the other beans. */
@ApplicationScoped
public class Shelf {

    public String find(String title) {
        return "%s is on shelf 7.".formatted(title);
    }
}
