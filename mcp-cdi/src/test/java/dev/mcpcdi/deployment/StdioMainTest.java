package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Tool;
import dev.mcpcdi.stdio.StdioMain;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program of its own, spoken to on its standard streams. */
class StdioMainTest {

    /** Prints and reads where it should not. */
    @ApplicationScoped
    static class Chatterbox {
        @Tool(description = "Says a word.")
        String say(String word) throws IOException {
            System.out.println("not for the client");
            return word + System.in.read();
        }

        @PreDestroy
        void end() {
            System.out.println("destroyed in order");
        }
    }

    private static final String INITIALIZE =
            """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}
            {"jsonrpc":"2.0","method":"notifications/initialized"}
            """;

    private static final String INITIALIZED =
            """
            {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{"listChanged":true},"logging":{}},"serverInfo":{"name":"mcp-server","version":""}}}
            """;

    private static final String LIST = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}\n";

    private static final String CALL =
            """
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"word":"Žižek"}}}
            """;

    @TempDir Path folder;

    @Test
    void only_messages_leave_on_standard_output() throws Exception {
        Run run = run(System.getProperty("java.class.path"), CALL);
        assertThat(run.output())
                .isEqualTo(
                        INITIALIZED
                                + """
                                {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"Žižek-1"}],"structuredContent":{"result":"Žižek-1"}}}
                                """);
        assertThat(run.errors()).contains("not for the client", "destroyed in order");
    }

    /** What the README names, and what comes with it. */
    @Test
    void weld_and_parsson_are_enough() throws Exception {
        Run run =
                run(
                        classPath(
                                "classes|classmate|parsson|jakarta\\.json-api"
                                        + "|weld-.*|jboss-(classfilewriter|logging)"
                                        + "|jakarta\\.(annotation|el|inject|interceptor)-api"
                                        + "|jakarta\\.enterprise\\.(cdi-api|lang-model)"),
                        LIST);
        assertThat(run.output())
                .as(run.errors())
                .isEqualTo(
                        INITIALIZED
                                + """
                                {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"say","description":"Says a word.","inputSchema":{"type":"object","properties":{"word":{"type":"string","title":"Word"}},"required":["word"],"title":"sayArguments"},"outputSchema":{"type":"object","properties":{"result":{"type":"string","title":"Result"}},"title":"sayOutput"}}]}}
                                """);
    }

    /** The class path of the tests, but only what has one of the names, without a version. */
    private static String classPath(String names) {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(
                        entry ->
                                Path.of(entry)
                                        .getFileName()
                                        .toString()
                                        .matches("(" + names + ")(-\\d[^-].*)?"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private record Run(String output, String errors) {}

    /** Starts it, says all at once, and waits for its end. */
    private Run run(String classPath, String message) throws Exception {
        Path errors = folder.resolve("errors.txt");
        Process program =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Dfile.encoding=ISO-8859-1",
                                "-cp",
                                jar() + File.pathSeparator + classPath,
                                StdioMain.class.getName())
                        .redirectError(errors.toFile())
                        .start();
        try (OutputStream in = program.getOutputStream()) {
            in.write((INITIALIZE + message).getBytes(StandardCharsets.UTF_8));
        }
        String output;
        try (InputStream out = program.getInputStream()) {
            output = new String(out.readAllBytes(), StandardCharsets.UTF_8);
        }
        assertThat(program.waitFor(60, TimeUnit.SECONDS)).isTrue();
        String said = Files.readString(errors, StandardCharsets.ISO_8859_1);
        assertThat(program.exitValue()).as(said).isZero();
        return new Run(output, said);
    }

    private Path jar() throws IOException {
        Path jar = folder.resolve("chatterbox.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (Class<?> type : List.of(Chatterbox.class, StdioMainTest.class)) {
                String name = type.getName().replace('.', '/') + ".class";
                out.putNextEntry(new JarEntry(name));
                try (InputStream bytes = type.getClassLoader().getResourceAsStream(name)) {
                    bytes.transferTo(out);
                }
            }
            out.putNextEntry(new JarEntry("META-INF/beans.xml"));
        }
        return jar;
    }
}
