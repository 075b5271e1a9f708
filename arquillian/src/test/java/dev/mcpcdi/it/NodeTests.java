package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.util.concurrent.TimeUnit;

/** The Node project whose tests call a running server with the official client. */
final class NodeTests {

    private static final System.Logger LOGGER = System.getLogger(NodeTests.class.getName());
    private static final String NO_NPM =
            "npm is not on the PATH: the tests with the official client are skipped.";

    private final File directory;

    NodeTests(File directory) {
        this.directory = directory;
    }

    /** Installs what the lock file says and runs all tests; a failed test fails the caller. */
    void run(URI endpoint) throws InterruptedException {
        if (!npmIsThere()) {
            assertThat(System.getProperty("node.required"))
                    .as("-Dnode.required is set, but npm is not on the PATH")
                    .isNull();
            LOGGER.log(System.Logger.Level.WARNING, NO_NPM);
            abort(NO_NPM);
        }
        npm(endpoint, "ci");
        npm(endpoint, "test");
    }

    private boolean npmIsThere() throws InterruptedException {
        try {
            return command("npm", "--version").start().waitFor() == 0;
        } catch (IOException notFound) {
            return false;
        }
    }

    private void npm(URI endpoint, String goal) throws InterruptedException {
        try {
            var builder = command("npm", goal);
            builder.environment().put("MCP_URL", endpoint.toString());
            var log = new File("target", "npm-" + goal + ".log");
            var process = builder.redirectOutput(log).start();
            boolean ended = process.waitFor(3, TimeUnit.MINUTES);
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
