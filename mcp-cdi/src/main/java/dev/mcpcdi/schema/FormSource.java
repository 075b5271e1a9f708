package dev.mcpcdi.schema;

import dev.mcpcdi.problem.Origin;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Type;

/**
 * What a form is made from.
 *
 * @param subject who asks, to begin a sentence, such as {@code Resolver
 *     Bookshop.confirmBackorder(String, Stock)}
 * @param type the type to ask for, variables resolved
 * @param use the type as written, for annotations inside it; null where it is not known
 * @param origin where the question is
 */
public record FormSource(String subject, Type type, AnnotatedType use, Origin origin) {}
