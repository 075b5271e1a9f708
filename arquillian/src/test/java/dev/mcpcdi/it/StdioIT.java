package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.exporter.ZipExporter;
import org.jboss.shrinkwrap.api.spec.JavaArchive;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The beans of the fixtures as a program, with the libraries of the bookshop's. */
@Timeout(120)
class StdioIT {

    private static final File BEANS = new File("target", "fixtures-beans.jar");

    @BeforeAll
    static void build() {
        ShrinkWrap.create(JavaArchive.class)
                .addPackage("fixtures")
                .addAsManifestResource(Wars.beansXml(), "beans.xml")
                .as(ZipExporter.class)
                .exportTo(BEANS, true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"stdio-2025-11-25", "stdio-2026-07-28"})
    void call_with_progress_and_logs_is_word_for_word_as_recorded(String name) throws Exception {
        var transcript = Transcript.named(name);
        assertThat(replay(transcript)).isEqualTo(transcript.text());
    }

    /** Says it again, each time when as many lines came back as then. */
    private static String replay(Transcript transcript) throws Exception {
        var program =
                new ProcessBuilder(
                                ServerKind.java(), "-cp", classPath(), "dev.mcpcdi.stdio.StdioMain")
                        .redirectError(new File("target", "stdio-it.log"))
                        .start();
        try (var out = program.inputReader(StandardCharsets.UTF_8)) {
            var said = new StringBuilder();
            try (var in = program.outputWriter(StandardCharsets.UTF_8)) {
                for (var turn : transcript.turns()) {
                    in.write(String.join("\n", turn.sent()) + "\n");
                    in.flush();
                    said.append(Transcript.sent(turn.sent()));
                    for (int i = 0; i < turn.received(); i++) {
                        said.append(Transcript.received(List.of(String.valueOf(out.readLine()))));
                    }
                }
            }
            return said.append(Transcript.received(out.lines().toList())).toString();
        } finally {
            program.destroyForcibly().onExit().join();
        }
    }

    private static String classPath() throws Exception {
        Path libraries = Path.of(System.getProperty("bookshop.stdio")).resolveSibling("lib");
        try (var files = Files.list(libraries)) {
            return files.filter(file -> !file.endsWith("bookshop-beans.jar"))
                            .map(Path::toString)
                            .collect(Collectors.joining(File.pathSeparator))
                    + File.pathSeparator
                    + BEANS;
        }
    }
}
