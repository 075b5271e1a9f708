package dev.mcpcdi.model;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * What the application offers as one resource, or as one template of resources. Immutable and safe
 * for any thread.
 *
 * @param uri the unique URI, or the URI template
 * @param name the name for programs
 * @param title the name for people
 * @param description what it is
 * @param mimeType its media type
 * @param size its size in bytes; of a template, unknown
 * @param hints what clients may do with it
 * @param policy how long clients may keep its contents, if it says so
 * @param decoration icons and the like
 * @param access who may use it
 */
public record ResourceDefinition(
        String uri,
        String name,
        Optional<String> title,
        Optional<String> description,
        Optional<String> mimeType,
        OptionalLong size,
        ResourceHints hints,
        Optional<CachePolicy> policy,
        Decoration decoration,
        Access access) {}
