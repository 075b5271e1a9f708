package dev.mcpcdi.uri;

import java.util.BitSet;

/**
 * Any number of characters, none included, up to one that ends a value.
 *
 * @param stops the characters that end it
 */
record Run(String stops) {

    /** Where a run can start that ends where {@code rest} can start. */
    BitSet starts(String uri, BitSet rest) {
        BitSet starts = new BitSet(uri.length() + 1);
        boolean reached = false;
        for (int at = uri.length(); at >= 0; at--) {
            reached = rest.get(at) || reached && !stopsAt(uri, at);
            starts.set(at, reached);
        }
        return starts;
    }

    /** The last position where the run from {@code start} can end; negative if there is none. */
    int lastEnd(String uri, int start, BitSet rest) {
        int last = rest.previousSetBit(stop(uri, start));
        return last < start ? -1 : last;
    }

    /** The first character that ends the run, or the end of the URI. */
    int stop(String uri, int start) {
        int at = start;
        while (at < uri.length() && !stopsAt(uri, at)) {
            at++;
        }
        return at;
    }

    boolean stopsAt(String uri, int at) {
        return stops.indexOf(uri.charAt(at)) >= 0;
    }
}
