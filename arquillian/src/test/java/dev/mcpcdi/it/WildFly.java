package dev.mcpcdi.it;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** WildFly, which goes on without an application that failed. */
final class WildFly implements ServerKind {

    private final Path home = Path.of(System.getProperty("jboss.home", "."));

    @Override
    public List<String> command(int port, List<File> wars) throws IOException {
        Path base = Files.createTempDirectory(Path.of("target"), "own-wildfly-").toAbsolutePath();
        copy(home.resolve("standalone").resolve("configuration"), base.resolve("configuration"));
        Path deployments = Files.createDirectory(base.resolve("deployments"));
        for (File war : wars) {
            Files.copy(war.toPath(), deployments.resolve(war.getName()));
        }
        return List.of(
                ServerKind.java(),
                "-Xmx512m",
                "-Djboss.home.dir=" + home,
                "-Djboss.server.base.dir=" + base,
                "-Djboss.http.port=" + port,
                "-Djboss.https.port=0",
                "-Djboss.management.http.port=0",
                "-jar",
                home.resolve("jboss-modules.jar").toString(),
                "-mp",
                home.resolve("modules").toString(),
                "org.jboss.as.standalone");
    }

    @Override
    public String started() {
        return "WFLYSRV002"; // 0025 is a start without errors, 0026 one with them
    }

    private static void copy(Path from, Path to) throws IOException {
        try (var files = Files.walk(from)) {
            files.forEach(
                    file -> {
                        try {
                            Files.copy(file, to.resolve(from.relativize(file).toString()));
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    });
        }
    }
}
