package dev.mcpcdi;

/**
 * The user agreed to open the page of an {@link ElicitUrl}. What became of it there is known to the
 * page alone.
 */
public record UrlConsent() {}
