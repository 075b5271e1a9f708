package dev.mcpcdi.uri;

/** The operators of RFC 6570, section 2.2, with the table of its appendix A. */
enum Operator {
    SIMPLE("", ",", "/?#&,"),
    RESERVED("+", ",", "?#"),
    FRAGMENT("#", ",", ""),
    LABEL(".", ".", "./?#"),
    PATH("/", "/", "/?#"),
    PARAMETER(";", ";", ";/?#"),
    QUERY("?", "&", "&#"),
    CONTINUATION("&", "&", "&#");

    private final String symbol;
    private final String separator;
    private final String stops;

    Operator(String symbol, String separator, String stops) {
        this.symbol = symbol;
        this.separator = separator;
        this.stops = stops;
    }

    static Operator of(char symbol) {
        for (Operator each : values()) {
            if (each.symbol.indexOf(symbol) == 0) {
                return each;
            }
        }
        return SIMPLE;
    }

    String symbol() {
        return symbol;
    }

    /** What comes before the first value. */
    String first() {
        return this == RESERVED ? "" : symbol;
    }

    /** What comes between two values. */
    String separator() {
        return separator;
    }

    /** Whether the name of a variable comes before its value. */
    boolean named() {
        return this == PARAMETER || this == QUERY || this == CONTINUATION;
    }

    /** What follows a name whose value is empty. */
    String ifEmpty() {
        return this == QUERY || this == CONTINUATION ? "=" : "";
    }

    /** Whether reserved characters and percent-encoded triplets of a value stay as they are. */
    boolean keepsReserved() {
        return this == RESERVED || this == FRAGMENT;
    }

    /** The characters that end a value when a URI is matched. */
    String stops() {
        return stops;
    }
}
