package dev.mcpcdi.model;

import jakarta.json.JsonObject;
import java.util.Optional;

/**
 * What the application offers as one tool. Immutable and safe for any thread.
 *
 * @param name the unique name
 * @param title the name for people
 * @param description what it does, written for the model
 * @param hints the behaviour hints that were set, ready for the wire; empty for none
 * @param inputSchema the JSON Schema of the arguments, an object schema
 * @param outputSchema the JSON Schema of the structured content, an object schema
 * @param decoration icons and the like
 * @param access who may use it
 */
public record ToolDefinition(
        String name,
        Optional<String> title,
        Optional<String> description,
        Optional<JsonObject> hints,
        JsonObject inputSchema,
        Optional<JsonObject> outputSchema,
        Decoration decoration,
        Access access) {}
