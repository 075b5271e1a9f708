package dev.mcpcdi.it.desk;

import jakarta.enterprise.context.ApplicationScoped;

/** A bean of the application itself that is handed to a tool. */
@ApplicationScoped
class Window {

    String show(String title) {
        return title + " is in the window.";
    }
}
