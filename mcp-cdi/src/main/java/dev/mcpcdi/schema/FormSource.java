package dev.mcpcdi.schema;

import dev.mcpcdi.problem.Origin;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Type;

/**
 * What a form is made of.
 *
 * @param subject whose form it is, in the words of the source
 * @param type the type of the value, all variables resolved
 * @param use the type as written; null where it is not known
 * @param origin where it is written
 */
public record FormSource(String subject, Type type, AnnotatedType use, Origin origin) {}
