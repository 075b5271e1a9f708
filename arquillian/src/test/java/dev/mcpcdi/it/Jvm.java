package dev.mcpcdi.it;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The JVM of a server, looked at from outside.
 *
 * @param pid of its process
 */
record Jvm(long pid) {

    /**
     * The objects that are reachable.
     *
     * @param counts how many of each class, whichever loaders define it
     * @param bytes how much all of them take
     */
    record Live(Map<String, Long> counts, long bytes) {

        long count(String type) {
            return counts.getOrDefault(type, 0L);
        }

        /** The objects of the library. */
        Map<String, Long> ours() {
            var ours = new TreeMap<>(counts);
            ours.keySet().removeIf(type -> !type.startsWith("dev.mcpcdi.") || type.contains("$$"));
            return ours;
        }

        long megabytes() {
            return bytes >> 20;
        }
    }

    /** Collects all garbage, and walks the heap. */
    Live live() throws IOException, InterruptedException {
        var counts = new HashMap<String, Long>();
        long bytes = 0;
        for (String line : ask("GC.class_histogram")) {
            String[] words = line.strip().split("\\s+");
            if (words[0].equals("Total")) {
                bytes = Long.parseLong(words[2]);
            } else if (words.length > 3 && words[0].matches("\\d+:")) {
                counts.merge(words[3], Long.parseLong(words[1]), Long::sum);
            }
        }
        return new Live(counts, bytes);
    }

    /** Looks again and again, until it is so. */
    Live awaitLive(String what, Predicate<Live> isSo) throws IOException, InterruptedException {
        long until = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
        for (Live live = live(); ; live = live()) {
            if (isSo.test(live)) {
                return live;
            }
            if (System.nanoTime() > until) {
                throw new AssertionError(
                        "Not so after two minutes: %s in %s".formatted(what, live.ours()));
            }
        }
    }

    /** Looks again and again, until so few threads are left; gives their number. */
    int awaitThreads(int most) throws IOException, InterruptedException {
        long until = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
        int threads = threads();
        while (threads > most) {
            if (System.nanoTime() > until) {
                throw new AssertionError(
                        "%d threads after two minutes, not %d".formatted(threads, most));
            }
            threads = threads();
        }
        return threads;
    }

    /** How many platform threads run whose name begins so. */
    long threads(String name) throws IOException, InterruptedException {
        return ask("Thread.print").stream().filter(line -> line.startsWith('"' + name)).count();
    }

    /** How many platform threads run. */
    int threads() throws IOException, InterruptedException {
        return ask("PerfCounter.print").stream()
                .filter(line -> line.startsWith("java.threads.live="))
                .mapToInt(line -> Integer.parseInt(line.substring(line.indexOf('=') + 1)))
                .findFirst()
                .orElseThrow();
    }

    /** How many files and sockets are open; as Linux tells it. */
    long descriptors() throws IOException {
        try (Stream<Path> open = Files.list(Path.of("/proc", Long.toString(pid), "fd"))) {
            return open.count();
        }
    }

    private List<String> ask(String command) throws IOException, InterruptedException {
        String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        var process =
                new ProcessBuilder(jcmd, Long.toString(pid), command)
                        .redirectErrorStream(true)
                        .start();
        List<String> lines;
        try (var reader = process.inputReader()) {
            lines = reader.lines().toList();
        }
        if (process.waitFor() != 0) {
            throw new IOException(String.join("\n", lines));
        }
        return lines;
    }
}
