package dev.mcpcdi.it;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * What went over a wire, line by line: what the client said after {@code > }, what came back after
 * {@code < }.
 *
 * @param text all of it
 */
record Transcript(String text) {

    private static final String SENT = "> ";
    private static final String RECEIVED = "< ";

    /** Of the resource with this name. */
    static Transcript named(String name) throws IOException {
        String resource = "transcripts/" + name + ".txt";
        try (var in = Transcript.class.getResourceAsStream(resource)) {
            return new Transcript(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /**
     * What the client said at once, and what came back before it said more.
     *
     * @param sent lines
     * @param received so many lines
     */
    record Turn(List<String> sent, int received) {}

    List<Turn> turns() {
        var turns = new ArrayList<Turn>();
        var sent = new ArrayList<String>();
        int received = 0;
        for (String line : text.lines().toList()) {
            if (line.startsWith(RECEIVED)) {
                received++;
                continue;
            }
            if (received > 0) {
                turns.add(new Turn(List.copyOf(sent), received));
                sent.clear();
                received = 0;
            }
            sent.add(line.substring(SENT.length()));
        }
        turns.add(new Turn(List.copyOf(sent), received));
        return turns;
    }

    static String sent(List<String> lines) {
        return marked(SENT, lines);
    }

    static String received(List<String> lines) {
        return marked(RECEIVED, lines);
    }

    private static String marked(String mark, List<String> lines) {
        var text = new StringBuilder();
        lines.forEach(line -> text.append(mark).append(line).append('\n'));
        return text.toString();
    }
}
