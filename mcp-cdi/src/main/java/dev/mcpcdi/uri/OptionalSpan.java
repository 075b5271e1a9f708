package dev.mcpcdi.uri;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Nothing, or a value after a character: the {@code =value} of <code>{;v}</code>, the segments of
 * <code>{/v*}</code> and the labels of <code>{.v*}</code>.
 *
 * @param lead the character, which also separates the items of a list
 */
record OptionalSpan(String name, char lead, Run run, boolean list) implements Capture {

    @Override
    public BitSet starts(String uri, BitSet rest) {
        BitSet starts = (BitSet) rest.clone();
        BitSet values = run.starts(uri, rest);
        for (int at = values.nextSetBit(1); at >= 0; at = values.nextSetBit(at + 1)) {
            if (uri.charAt(at - 1) == lead) {
                starts.set(at - 1);
            }
        }
        return starts;
    }

    @Override
    public int end(String uri, int start, BitSet rest, boolean longest) {
        boolean empty = rest.get(start);
        boolean led = start < uri.length() && uri.charAt(start) == lead;
        if (!led || empty && !longest) {
            return start;
        }
        int end = longest ? run.lastEnd(uri, start + 1, rest) : rest.nextSetBit(start + 1);
        return end < 0 ? start : end;
    }

    @Override
    public Optional<UriValue> value(String piece) {
        if (!list) {
            return Percent.decode(piece.isEmpty() ? piece : piece.substring(1))
                    .map(UriValue.Text::new);
        }
        return piece.isEmpty()
                ? Optional.of(new UriValue.Items(List.of()))
                : Percent.decodeAll(Arrays.stream(split(piece))).map(UriValue.Items::new);
    }

    private String[] split(String piece) {
        return piece.substring(1).split(lead == '/' ? "/" : "\\.", -1);
    }

    @Override
    public String shape() {
        return "{" + lead + " " + run.stops() + "}";
    }
}
