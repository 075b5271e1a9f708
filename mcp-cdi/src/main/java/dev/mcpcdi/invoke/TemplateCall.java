package dev.mcpcdi.invoke;

import dev.mcpcdi.model.ResourceDefinition;
import dev.mcpcdi.uri.UriMatcher;
import dev.mcpcdi.uri.UriValue;
import dev.mcpcdi.uri.UriVariable;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One template of resources, ready to be read.
 *
 * @param definition what the template is
 * @param pattern its URIs
 * @param reader makes the read of one URI
 * @param completions what completes its variables, by their names
 */
public record TemplateCall(
        ResourceDefinition definition,
        UriPattern pattern,
        Reader reader,
        Map<String, ClientCall> completions) {

    /** The order in which templates are tried. */
    public static final Comparator<TemplateCall> MOST_SPECIFIC_FIRST =
            Comparator.comparing(call -> call.pattern().matcher(), UriMatcher.MOST_SPECIFIC_FIRST);

    /** Copies the map. */
    public TemplateCall {
        completions = Map.copyOf(completions);
    }

    /** Makes the read of one URI. */
    @FunctionalInterface
    public interface Reader {

        /**
         * Makes a read.
         *
         * @param uri the URI
         * @param values the values of the variables
         * @return the read
         */
        ClientCall of(String uri, Map<String, UriValue> values);
    }

    /**
     * What is behind a URI of this template.
     *
     * @param call reads it; empty if a value is refused, which must look as if nothing was there
     */
    public record Match(Optional<ClientCall> call) {}

    /**
     * Tries a URI.
     *
     * @param uri the URI
     * @return what is behind it; nothing if the URI is of another template
     */
    public Optional<Match> match(String uri) {
        return pattern.matcher()
                .match(uri)
                .map(
                        values ->
                                new Match(
                                        pattern.safety().accepts(values)
                                                ? Optional.of(reader.of(uri, values))
                                                : Optional.empty()));
    }

    /**
     * Whether another template matches the same URIs.
     *
     * @param other the other one
     * @return true if a server cannot have both
     */
    public boolean isAmbiguousWith(TemplateCall other) {
        return pattern.matcher().isAmbiguousWith(other.pattern.matcher());
    }

    /**
     * The names of the variables.
     *
     * @return each once
     */
    public Set<String> variables() {
        return pattern.matcher().variables().stream()
                .map(UriVariable::name)
                .collect(Collectors.toUnmodifiableSet());
    }
}
