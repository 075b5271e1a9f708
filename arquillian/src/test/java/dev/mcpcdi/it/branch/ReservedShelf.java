package dev.mcpcdi.it.branch;

import jakarta.enterprise.context.Dependent;

@Dependent
@Reserved
class ReservedShelf extends Shelf {

    @Override
    public String find(String title) {
        return "%s is reserved.".formatted(title);
    }
}
