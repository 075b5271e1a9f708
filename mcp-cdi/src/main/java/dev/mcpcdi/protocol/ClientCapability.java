package dev.mcpcdi.protocol;

import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;

/** What a client must be able to do so that it can be asked. */
public enum ClientCapability {
    /** Forms for the user; a client that names no mode at all has this one. */
    FORM("form elicitation", "elicitation", "form"),
    /** Pages for the user. */
    URL("url elicitation", "elicitation", "url"),
    /** A model. */
    SAMPLING("sampling", "sampling", ""),
    /** A model that uses tools. */
    SAMPLING_TOOLS("sampling.tools", "sampling", "tools"),
    /** A model that sees what servers have said. */
    SAMPLING_CONTEXT("sampling.context", "sampling", "context"),
    /** Folders. */
    ROOTS("roots", "roots", "");

    private final String text;
    private final String name;
    private final String mode;

    ClientCapability(String text, String name, String mode) {
        this.text = text;
        this.name = name;
        this.mode = mode;
    }

    /**
     * The capability in words.
     *
     * @return such as {@code form elicitation}
     */
    public String text() {
        return text;
    }

    /**
     * Whether a client has it (2026-07-28, Elicitation, Capabilities; Sampling, Capabilities).
     *
     * @param declared what the client says it can do
     * @return true if it says so
     */
    public boolean isIn(JsonObject declared) {
        return declared.get(name) instanceof JsonObject modes
                && (mode.isEmpty() || modes.containsKey(mode) || (this == FORM && modes.isEmpty()));
    }

    /**
     * The data of the refusal of a client that lacks it.
     *
     * @param json makes the object
     * @return an object with {@code requiredCapabilities}
     */
    public JsonObject refusal(JsonBuilderFactory json) {
        JsonObject modes =
                mode.isEmpty()
                        ? JsonValue.EMPTY_JSON_OBJECT
                        : json.createObjectBuilder().add(mode, JsonValue.EMPTY_JSON_OBJECT).build();
        return json.createObjectBuilder()
                .add("requiredCapabilities", json.createObjectBuilder().add(name, modes))
                .build();
    }
}
