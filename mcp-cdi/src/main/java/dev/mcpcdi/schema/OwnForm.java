package dev.mcpcdi.schema;

import dev.mcpcdi.spi.SchemaContributor;

/**
 * The form of a Java type that the application gives.
 *
 * @param bean the class of the bean that gives it
 * @param contributor gives it
 */
public record OwnForm(Class<?> bean, SchemaContributor<?> contributor) {}
