package dev.mcpcdi.schema;

import java.util.regex.Pattern;

/**
 * Tells which regular expressions of Java are also ones of ECMA-262 with the flag {@code u}, the
 * dialect of JSON Schema 2020-12 (Core, section 6.4). A client that cannot read the pattern of one
 * argument may refuse the whole tool.
 */
final class EcmaPattern {

    private static final String CODE = "\\\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})";
    private static final String ESCAPE = "\\\\[dDwWsSbBnrtf^$\\\\.*+?()\\[\\]{}|/]";
    private static final String LITERAL = "[^\\\\\\[\\](){}*+?]";

    /** Java joins nested classes and intersects at {@code &&}; a range has no class at an end. */
    private static final String CLASS =
            "\\[\\^?+(?:[^\\\\\\[\\]&-]|-(?!\\\\[dDwWsS])"
                    + "|\\\\[dDwWsS](?!-[^\\]])|\\\\[nrtf^$\\\\.*+?()\\[\\]{}|/-]|"
                    + CODE
                    + ")++\\]";

    private static final String GROUP = "\\((?!\\?)|\\(\\?(?::|=|!|<=|<!)|\\)";

    /** A further plus would make it possessive, which only Java knows. */
    private static final String QUANTIFIER = "(?:[*+?]|\\{\\d+(?:,\\d*)?\\})\\??(?!\\+)";

    private static final Pattern COMMON =
            Pattern.compile(
                    "(?:"
                            + String.join("|", LITERAL, ESCAPE, CODE, CLASS, GROUP, QUANTIFIER)
                            + ")*+");

    private EcmaPattern() {}

    static boolean accepts(String regexp) {
        return COMMON.matcher(regexp).matches();
    }
}
