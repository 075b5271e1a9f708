package dev.mcpcdi.uri;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells which values a resource may safely append to the path of a directory. Immutable and safe
 * for use by many threads.
 *
 * <p>Refused is what leaves the directory (more {@code ..} segments than segments before them),
 * what replaces it (a leading separator or a drive letter) and what hides the end of a path (NUL).
 * Slash and backslash both separate. A value that only becomes dangerous when it is decoded again,
 * however often, is refused too. The items of a list are looked at one by one and joined.
 *
 * <p>This is a first line of defence against callers: it looks at texts only, and so knows nothing
 * of symbolic links.
 */
public final class PathSafety {

    /** A dot, a separator, a colon or NUL that is still encoded, once or more often. */
    private static final Pattern ENCODED = Pattern.compile("%(?:25)*+(2[EeFf]|5[Cc]|3[Aa]|00)");

    private static final Pattern ABSOLUTE = Pattern.compile("[/\\\\]|[A-Za-z]:");

    private static final Pattern SEPARATOR = Pattern.compile("[/\\\\]");

    private final Set<String> exempt;

    private PathSafety(Set<String> exempt) {
        this.exempt = Set.copyOf(exempt);
    }

    /**
     * The policy for all variables but some.
     *
     * @param exempt the names of the variables whose values are not looked at, such as identifiers
     *     of the form {@code x:y}; empty for none
     * @return the policy
     */
    public static PathSafety exempting(Set<String> exempt) {
        return new PathSafety(exempt);
    }

    /**
     * Whether all values are safe. A caller must not be able to tell a refusal from a resource that
     * does not exist.
     *
     * @param values what a match has given
     * @return false if any value is refused
     */
    public boolean accepts(Map<String, UriValue> values) {
        return values.entrySet().stream()
                .filter(value -> !exempt.contains(value.getKey()))
                .allMatch(value -> isSafe(value.getValue().texts()));
    }

    private static boolean isSafe(List<String> texts) {
        List<String> all = new ArrayList<>(texts);
        all.add(String.join("/", texts));
        return all.stream().map(PathSafety::decodeWholly).allMatch(PathSafety::isSafe);
    }

    private static String decodeWholly(String text) {
        return ENCODED.matcher(text)
                .replaceAll(
                        found ->
                                Matcher.quoteReplacement(
                                        String.valueOf(
                                                (char) Integer.parseInt(found.group(1), 16))));
    }

    private static boolean isSafe(String path) {
        return path.indexOf('\0') < 0 && !ABSOLUTE.matcher(path).lookingAt() && staysInside(path);
    }

    private static boolean staysInside(String path) {
        int depth = 0;
        for (String segment : SEPARATOR.split(path)) {
            String name = nameOf(segment);
            if (name.equals("..")) {
                depth--;
            } else if (!name.isEmpty() && !name.equals(".")) {
                depth++;
            }
            if (depth < 0) {
                return false;
            }
        }
        return true;
    }

    /** Without what file systems and servers drop: a path parameter, space around. */
    private static String nameOf(String segment) {
        int parameter = segment.indexOf(';');
        return (parameter < 0 ? segment : segment.substring(0, parameter)).strip();
    }
}
