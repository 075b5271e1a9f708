package dev.mcpcdi.uri;

import java.util.BitSet;

/** Text that stands in every URI of the template. */
record Fixed(String text) implements Piece {

    @Override
    public BitSet starts(String uri, BitSet rest) {
        BitSet starts = new BitSet(uri.length() + 1);
        int length = text.length();
        for (int end = rest.nextSetBit(length); end >= 0; end = rest.nextSetBit(end + 1)) {
            if (uri.startsWith(text, end - length)) {
                starts.set(end - length);
            }
        }
        return starts;
    }

    @Override
    public int end(String uri, int start, BitSet rest, boolean longest) {
        return start + text.length();
    }

    @Override
    public String shape() {
        return text;
    }
}
