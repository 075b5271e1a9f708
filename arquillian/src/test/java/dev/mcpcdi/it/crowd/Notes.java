package dev.mcpcdi.it.crowd;

import jakarta.enterprise.context.RequestScoped;
import java.util.ArrayList;
import java.util.List;

/** What one call noted. */
@RequestScoped
class Notes {

    private final List<String> all = new ArrayList<>();

    void add(String note) {
        all.add(note);
    }

    List<String> all() {
        return List.copyOf(all);
    }
}
