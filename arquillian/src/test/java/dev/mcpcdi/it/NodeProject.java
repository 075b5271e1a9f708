package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.util.concurrent.TimeUnit;

/** A Node project whose scripts call a running server. */
final class NodeProject {

    private static final System.Logger LOGGER = System.getLogger(NodeProject.class.getName());
    private static final String NO_NPM =
            "npm is not on the PATH: what %s asks of the server is skipped.";

    private final File directory;

    NodeProject(File directory) {
        this.directory = directory;
    }

    /** Installs what the lock file says; without npm the caller's tests are skipped. */
    void install() throws InterruptedException {
        if (!npmIsThere()) {
            assertThat(System.getProperty("node.required"))
                    .as("-Dnode.required is set, but npm is not on the PATH")
                    .isNull();
            String reason = NO_NPM.formatted(directory.getName());
            LOGGER.log(System.Logger.Level.WARNING, reason);
            abort(reason);
        }
        npm("ci", command("npm", "ci"));
    }

    /** Runs a script of the project; where it fails, the caller's test does. */
    void run(String script, URI endpoint) throws InterruptedException {
        var builder = command("npm", "run", script);
        builder.environment().put("MCP_URL", endpoint.toString());
        builder.environment().put("MCP_STDIO", System.getProperty("bookshop.stdio"));
        npm(script, builder);
    }

    private boolean npmIsThere() throws InterruptedException {
        try {
            return command("npm", "--version").start().waitFor() == 0;
        } catch (IOException notFound) {
            return false;
        }
    }

    private void npm(String goal, ProcessBuilder builder) throws InterruptedException {
        try {
            var log = new File("target", "npm-%s-%s.log".formatted(directory.getName(), goal));
            var process = builder.redirectOutput(log).start();
            boolean ended = process.waitFor(5, TimeUnit.MINUTES);
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            assertThat(ended && process.exitValue() == 0)
                    .as("npm %s%n%s", goal, Files.readString(log.toPath()))
                    .isTrue();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ProcessBuilder command(String... words) {
        return new ProcessBuilder(words).directory(directory).redirectErrorStream(true);
    }
}
