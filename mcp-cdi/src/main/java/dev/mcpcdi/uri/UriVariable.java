package dev.mcpcdi.uri;

/**
 * What a variable gives when its template is matched.
 *
 * @param name the name as it is written in the template
 * @param list whether its value is {@link UriValue.Items}, otherwise it is {@link UriValue.Text}
 * @param optional whether a URI may match without it; it is absent from the match then
 */
public record UriVariable(String name, boolean list, boolean optional) {}
