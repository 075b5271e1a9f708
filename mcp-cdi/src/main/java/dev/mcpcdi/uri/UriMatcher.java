package dev.mcpcdi.uri;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the values of the variables of one template in URIs. Immutable and safe for use by many
 * threads.
 *
 * <p>A match is always of the whole URI. Where characters could belong to two values, the value of
 * several segments ({@code {+v}}, {@code {#v}} or an exploded one) gets as many as possible, and
 * without one the last value. Literals match as they are written; characters that URIs do not have
 * match their percent-encoded form. Values are decoded once, after they were found, so that an
 * encoded separator stays inside of its value; {@code +} stands for itself.
 *
 * <p>{@code {?a,b}{&c}} at the end of a template is a lenient query: in any order, with unknown and
 * empty parts ignored, the first of two equal names counting, each variable optional, a fragment
 * ignored. It is strict, each variable in its place, where the rest of the template has a {@code ?}
 * or a {@code #} of its own.
 */
public final class UriMatcher {

    /**
     * The order in which the templates of a server are tried: more literal characters first, then
     * without a value of several segments, then without a lenient query, then fewer variables, then
     * by the text of the template. No two templates with different texts are equal in it.
     */
    public static final Comparator<UriMatcher> MOST_SPECIFIC_FIRST =
            Comparator.<UriMatcher>comparingInt(matcher -> -matcher.path.literalLength())
                    .thenComparing(matcher -> matcher.path.isWide())
                    .thenComparing(matcher -> matcher.query.isPresent())
                    .thenComparing(matcher -> matcher.variables.size())
                    .thenComparing(UriMatcher::toString);

    private static final int MAX_LENGTH = 65_536;

    private final String template;
    private final Pieces path;
    private final Optional<QueryTail> query;
    private final List<UriVariable> variables;

    UriMatcher(
            String template, Pieces path, Optional<QueryTail> query, List<UriVariable> variables) {
        this.template = template;
        this.path = path;
        this.query = query;
        this.variables = variables;
    }

    /**
     * The variables, in the order of the template.
     *
     * @return unmodifiable; each name occurs once
     */
    public List<UriVariable> variables() {
        return variables;
    }

    /**
     * Finds the values that the template would have to be expanded with to give this URI.
     *
     * <p>The cost is at most the length of the URI times the number of variables and literals. A
     * URI of more than 65,536 characters never matches, nor does one with a percent sign that
     * begins no triplet, with triplets in a value that are no UTF-8, or with half a surrogate pair.
     *
     * @param uri the URI as it came from the caller
     * @return the values by the names of the variables, unmodifiable and in the order of the
     *     template, without the optional ones that are not there; nothing if the URI is of another
     *     template
     */
    public Optional<Map<String, UriValue>> match(String uri) {
        if (uri.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        return Percent.normalise(uri)
                .flatMap(this::matchNormalised)
                .map(Collections::unmodifiableMap);
    }

    private Optional<Map<String, UriValue>> matchNormalised(String uri) {
        if (query.isEmpty()) {
            return path.match(uri);
        }
        int fragment = uri.indexOf('#');
        String whole = fragment < 0 ? uri : uri.substring(0, fragment);
        int mark = whole.indexOf('?');
        if (mark < 0) {
            return path.match(whole);
        }
        return path.match(whole.substring(0, mark))
                .flatMap(
                        found ->
                                query.get()
                                        .match(whole.substring(mark + 1))
                                        .map(asked -> union(found, asked)));
    }

    private static Map<String, UriValue> union(
            Map<String, UriValue> found, Map<String, UriValue> asked) {
        Map<String, UriValue> union = new LinkedHashMap<>(found);
        union.putAll(asked);
        return union;
    }

    /**
     * Whether another template has the same shape but for the names of its variables. Two such
     * templates match the same URIs, so that the second one would never be reached.
     *
     * @param other the matcher of the other template
     * @return whether a server cannot have both
     */
    public boolean isAmbiguousWith(UriMatcher other) {
        return query.isPresent() == other.query.isPresent()
                && path.shape().equals(other.path.shape());
    }

    /** The template as it was written. */
    @Override
    public String toString() {
        return template;
    }
}
