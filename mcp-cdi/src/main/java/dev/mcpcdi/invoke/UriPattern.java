package dev.mcpcdi.invoke;

import dev.mcpcdi.uri.PathSafety;
import dev.mcpcdi.uri.UriMatcher;

/**
 * The URIs of a template.
 *
 * @param matcher finds the values of its variables
 * @param safety tells which values it serves
 */
public record UriPattern(UriMatcher matcher, PathSafety safety) {}
