package dev.mcpcdi.client;

import jakarta.json.JsonObject;
import java.util.Optional;

/**
 * A tool as a server lists it. Immutable.
 *
 * @param name the name to call it by
 * @param title the name for people, known from 2025-06-18 on
 * @param description what it does
 * @param annotations the hints that were set, as on the wire
 * @param inputSchema the JSON Schema of the arguments
 * @param outputSchema the JSON Schema of the structured content
 */
public record ListedTool(
        String name,
        Optional<String> title,
        Optional<String> description,
        Optional<JsonObject> annotations,
        JsonObject inputSchema,
        Optional<JsonObject> outputSchema) {}
