package dev.mcpcdi.uri;

import java.util.BitSet;

/** What a URI must have from one position to another. Positions are indexes of characters. */
sealed interface Piece permits Fixed, Capture {

    /**
     * Where this piece may start so that what follows it can start where it ends.
     *
     * @param rest where what follows may start
     */
    BitSet starts(String uri, BitSet rest);

    /**
     * Where this piece ends.
     *
     * @param start a position of {@link #starts}
     * @param longest whether to take the last possible end rather than the first
     */
    int end(String uri, int start, BitSet rest, boolean longest);

    /** Equal for two pieces that match the same texts; a brace opens only that of a capture. */
    String shape();
}
