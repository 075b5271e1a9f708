package dev.mcpcdi.it;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A server of the kind under test that starts with applications, and ends with its test. */
final class OwnServer implements AutoCloseable {

    private final ServerKind kind = ServerKind.underTest();
    private final CompletableFuture<String> started = new CompletableFuture<>();
    private final Process process;
    private final int port;

    private OwnServer(List<String> options, Map<String, String> environment, List<File> wars)
            throws IOException {
        port = freePort();
        var command = new ArrayList<>(kind.command(port, wars));
        command.addAll(command.indexOf("-jar"), options);
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        process = builder.start();
        var reader = new Thread(this::read, "log of a server");
        reader.setDaemon(true);
        reader.start();
    }

    /** Starts a server, and waits until its start ends, well or not. */
    static OwnServer with(File... wars) throws Exception {
        return with(Map.of(), wars);
    }

    /** The same, with environment variables for all applications. */
    static OwnServer with(Map<String, String> environment, File... wars) throws Exception {
        return with(List.of(), environment, wars);
    }

    /** The same, with options for the JVM, which win over the usual ones. */
    static OwnServer with(List<String> options, Map<String, String> environment, File... wars)
            throws Exception {
        var server = new OwnServer(options, environment, List.of(wars));
        try {
            server.started.get(2, TimeUnit.MINUTES);
            return server;
        } catch (Exception e) {
            server.close();
            throw e;
        }
    }

    /** What the server logged while it started. */
    String log() {
        return started.join();
    }

    /** Where the application of {@code NAME.war} listens. */
    URI endpoint(String name) {
        return URI.create("http://localhost:%d/%s/mcp".formatted(port, name));
    }

    int port() {
        return port;
    }

    Jvm jvm() {
        return new Jvm(process.pid());
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }

    /** Reads to the end, or the server would wait for its log to be read. */
    private void read() {
        var log = new StringBuilder();
        try (BufferedReader lines = process.inputReader();
                var file =
                        Files.newBufferedWriter(
                                Path.of("target", "own-server-%d.log".formatted(port)))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                file.append(line).append('\n').flush();
                log.append(line).append('\n');
                if (line.contains(kind.started())) {
                    started.complete(log.toString());
                }
            }
            started.complete(log.toString());
        } catch (IOException e) {
            started.completeExceptionally(e);
        }
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
