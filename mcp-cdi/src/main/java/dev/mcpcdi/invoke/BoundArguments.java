package dev.mcpcdi.invoke;

import jakarta.json.JsonObject;

/**
 * The arguments of one call.
 *
 * @param sent as the client sent them
 * @param bound in Java, in the order of the model
 */
record BoundArguments(JsonObject sent, Object[] bound) {}
