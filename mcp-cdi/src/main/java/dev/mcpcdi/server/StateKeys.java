package dev.mcpcdi.server;

import dev.mcpcdi.McpConfig;
import dev.mcpcdi.problem.Origin;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.server.state.StateSettings;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads the ring of keys. Mistakes are told without telling the secrets. For one thread. */
final class StateKeys {

    private final Problems problems;

    StateKeys(Problems problems) {
        this.problems = problems;
    }

    /** The keys that can be used. Whatever is wrong with the others is added to the problems. */
    List<byte[]> read(String text) {
        List<String> entries = Arrays.stream(text.split(",", -1)).map(String::strip).toList();
        List<byte[]> keys = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            byte[] key = entries.get(i).getBytes(StandardCharsets.UTF_8);
            int first = entries.indexOf(entries.get(i));
            if (key.length < StateSettings.MIN_KEY_BYTES) {
                tooShort(i + 1, key.length);
            } else if (first < i) {
                duplicate(i + 1, first + 1);
            } else {
                keys.add(key);
            }
        }
        return keys;
    }

    private void tooShort(int number, int length) {
        mistake(
                ("The setting %s is too weak: key %d has %d bytes. Each key must have at least %d,"
                                + " all of them random. Make one with: openssl rand -base64 32")
                        .formatted(key(), number, length, StateSettings.MIN_KEY_BYTES));
    }

    private void duplicate(int number, int first) {
        mistake(
                ("The setting %s names a key twice: key %d is key %d again. The first key seals and"
                                + " all open, so each must be there once. Remove one of the two.")
                        .formatted(key(), number, first));
    }

    private void mistake(String text) {
        problems.add(ProblemCode.BAD_SETTING, Origin.of(McpConfig.class), text);
    }

    private static String key() {
        return Setting.REQUEST_STATE_KEYS.key();
    }
}
