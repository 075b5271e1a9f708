package dev.mcpcdi.uri;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A whole URI, or its part before the query, as pieces.
 *
 * <p>Found backwards is where each piece can start, forwards where it does end, so that the cost is
 * at most pieces times characters, whatever the URI, and no match is overlooked.
 *
 * @param pieces the pieces; no two captures meet that could share a character in doubt
 * @param wide the index of the capture of several segments, or the number of pieces: it and what
 *     follows it take as much as they can, what is before it as little
 */
record Pieces(List<Piece> pieces, int wide) {

    /** The values by their names, in the order of the template; nothing if it does not match. */
    Optional<Map<String, UriValue>> match(String uri) {
        if (!startsAndEnds(uri)) {
            return Optional.empty();
        }
        BitSet[] rests = rests(uri);
        if (!rests[0].get(0)) {
            return Optional.empty();
        }
        Map<String, UriValue> values = new LinkedHashMap<>();
        int start = 0;
        for (int index = 0; index < pieces.size(); index++) {
            Piece piece = pieces.get(index);
            int end = piece.end(uri, start, rests[index + 1], index >= wide);
            if (piece instanceof Capture capture) {
                Optional<UriValue> value = capture.value(uri.substring(start, end));
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                values.put(capture.name(), value.get());
            }
            start = end;
        }
        return Optional.of(values);
    }

    /** Most URIs are of another template, which their first or last characters tell. */
    private boolean startsAndEnds(String uri) {
        if (pieces.isEmpty()) {
            return uri.isEmpty();
        }
        return !(pieces.get(0) instanceof Fixed first && !uri.startsWith(first.text()))
                && !(pieces.get(pieces.size() - 1) instanceof Fixed last
                        && !uri.endsWith(last.text()));
    }

    private BitSet[] rests(String uri) {
        BitSet[] rests = new BitSet[pieces.size() + 1];
        BitSet end = new BitSet(uri.length() + 1);
        end.set(uri.length());
        rests[pieces.size()] = end;
        for (int index = pieces.size() - 1; index >= 0; index--) {
            rests[index] = pieces.get(index).starts(uri, rests[index + 1]);
        }
        return rests;
    }

    int literalLength() {
        return pieces.stream()
                .mapToInt(piece -> piece instanceof Fixed fixed ? fixed.text().length() : 0)
                .sum();
    }

    boolean isWide() {
        return wide < pieces.size();
    }

    String shape() {
        return pieces.stream().map(Piece::shape).collect(Collectors.joining());
    }
}
