package dev.mcpcdi.uri;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** The items of <code>{;v*}</code>: any number of {@code ;v} and {@code ;v=value}. */
record Parameters(String name, Run run) implements Capture {

    @Override
    public BitSet starts(String uri, BitSet rest) {
        BitSet starts = (BitSet) rest.clone();
        BitSet values = new BitSet(uri.length() + 1);
        int stop = uri.length();
        int nearest = Integer.MAX_VALUE;
        for (int at = uri.length(); at >= 0; at--) {
            if (uri.startsWith(item(), at)
                    && continues(uri, at + item().length(), starts, values)) {
                starts.set(at);
            }
            if (at < uri.length() && run.stopsAt(uri, at)) {
                stop = at;
            }
            nearest = starts.get(at) ? at : nearest;
            values.set(at, nearest <= stop);
        }
        return starts;
    }

    private static boolean continues(String uri, int at, BitSet starts, BitSet values) {
        return starts.get(at) || uri.startsWith("=", at) && values.get(at + 1);
    }

    @Override
    public int end(String uri, int start, BitSet rest, boolean longest) {
        int last = rest.get(start) ? start : -1;
        int at = start;
        while (uri.startsWith(item(), at)) {
            at += item().length();
            if (rest.get(at)) {
                last = at;
            }
            if (uri.startsWith("=", at)) {
                last = Math.max(last, run.lastEnd(uri, at + 1, rest));
                at = run.stop(uri, at + 1);
            }
        }
        return last;
    }

    @Override
    public boolean list() {
        return true;
    }

    @Override
    public Optional<UriValue> value(String piece) {
        if (piece.isEmpty()) {
            return Optional.of(new UriValue.Items(List.of()));
        }
        int length = name.length() + 1;
        return Percent.decodeAll(
                        Arrays.stream(piece.substring(1).split(";"))
                                .map(item -> item.length() < length ? "" : item.substring(length)))
                .map(UriValue.Items::new);
    }

    private String item() {
        return ";" + name;
    }

    @Override
    public String shape() {
        return "{" + item() + " " + run.stops() + "}";
    }
}
