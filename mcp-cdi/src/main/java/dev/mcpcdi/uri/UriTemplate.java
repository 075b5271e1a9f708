package dev.mcpcdi.uri;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A URI template of RFC 6570, level 4. Immutable and safe for use by many threads.
 *
 * <p>Every template can be expanded. Not every one can be matched: see {@link #matcher()}.
 */
public final class UriTemplate {

    private final String text;
    private final List<Part> parts;

    private UriTemplate(String text, List<Part> parts) {
        this.text = text;
        this.parts = parts;
    }

    /**
     * Reads a template.
     *
     * @param text the template, at most 8,192 characters with at most 256 variables
     * @return the template
     * @throws InvalidUriTemplateException if the text breaks the grammar of RFC 6570, section 2, or
     *     a limit
     */
    public static UriTemplate parse(String text) {
        return new UriTemplate(text, new TemplateParser(text).parse());
    }

    /**
     * The names of the variables.
     *
     * @return each name once, in the order of the template; none for a plain URI
     */
    public Set<String> variables() {
        Set<String> names = new LinkedHashSet<>();
        for (Part part : parts) {
            if (part instanceof Part.Expression expression) {
                expression.variables().forEach(variable -> names.add(variable.name()));
            }
        }
        return names;
    }

    /**
     * Writes the URI that has these values (RFC 6570, section 3).
     *
     * @param values the values by the names of the variables; what is missing counts as undefined
     *     and leaves no trace, what the template does not name is ignored
     * @return the URI
     * @throws IllegalArgumentException if a value is a list or pairs where its variable has a
     *     prefix modifier, or has half a surrogate pair
     */
    public String expand(Map<String, UriValue> values) {
        StringBuilder uri = new StringBuilder();
        for (Part part : parts) {
            if (part instanceof Part.Literal literal) {
                uri.append(literal.text());
            } else if (part instanceof Part.Expression expression) {
                uri.append(new Expansion(expression, values).text());
            }
        }
        return uri.toString();
    }

    /**
     * What finds the values of a URI again.
     *
     * @return the matcher of this template
     * @throws InvalidUriTemplateException if the values could only be guessed: a prefix modifier,
     *     an exploded variable but {@code {/v*}}, {@code {.v*}} and {@code {;v*}}, a variable
     *     twice, two variables side by side, or more than one variable of several segments
     */
    public UriMatcher matcher() {
        return new MatcherBuilder(text, parts).build();
    }

    /** The template as it was written. */
    @Override
    public String toString() {
        return text;
    }
}
