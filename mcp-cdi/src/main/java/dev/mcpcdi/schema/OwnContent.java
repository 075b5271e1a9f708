package dev.mcpcdi.schema;

import dev.mcpcdi.spi.ContentEncoder;

/**
 * What the application makes blocks of.
 *
 * @param bean the class of the bean that makes them
 * @param encoder makes them
 */
public record OwnContent(Class<?> bean, ContentEncoder<?> encoder) {}
