package dev.mcpcdi.it.desk;

import dev.mcpcdi.Tool;

/** Offers for its subclasses. */
abstract class Catalogue<T> {

    @Tool(name = "add_to_catalogue", description = "Adds an item.")
    T add(T item) {
        return item;
    }
}
