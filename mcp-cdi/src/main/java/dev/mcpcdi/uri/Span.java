package dev.mcpcdi.uri;

import java.util.BitSet;
import java.util.Optional;

/** One value, such as of <code>{v}</code> or <code>{+v}</code>. */
record Span(String name, Run run) implements Capture {

    @Override
    public BitSet starts(String uri, BitSet rest) {
        return run.starts(uri, rest);
    }

    @Override
    public int end(String uri, int start, BitSet rest, boolean longest) {
        return longest ? run.lastEnd(uri, start, rest) : rest.nextSetBit(start);
    }

    @Override
    public boolean list() {
        return false;
    }

    @Override
    public Optional<UriValue> value(String piece) {
        return Percent.decode(piece).map(UriValue.Text::new);
    }

    @Override
    public String shape() {
        return "{" + run.stops() + "}";
    }
}
