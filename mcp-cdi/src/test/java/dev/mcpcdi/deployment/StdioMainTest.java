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
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
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

    @TempDir Path folder;

    @Test
    void only_messages_leave_on_standard_output() throws Exception {
        Path errors = folder.resolve("errors.txt");
        Process program =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Dfile.encoding=ISO-8859-1",
                                "-cp",
                                jar() + File.pathSeparator + System.getProperty("java.class.path"),
                                StdioMain.class.getName())
                        .redirectError(errors.toFile())
                        .start();
        try (OutputStream in = program.getOutputStream()) {
            in.write(
                    """
                    {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}
                    {"jsonrpc":"2.0","method":"notifications/initialized"}
                    {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"say","arguments":{"word":"Žižek"}}}
                    """
                            .getBytes(StandardCharsets.UTF_8));
        }
        String output;
        try (InputStream out = program.getInputStream()) {
            output = new String(out.readAllBytes(), StandardCharsets.UTF_8);
        }
        assertThat(program.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(program.exitValue()).isZero();
        assertThat(output)
                .isEqualTo(
                        """
                        {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{"listChanged":true},"logging":{}},"serverInfo":{"name":"mcp-server","version":""}}}
                        {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"Žižek-1"}],"structuredContent":{"result":"Žižek-1"}}}
                        """);
        assertThat(Files.readString(errors, StandardCharsets.ISO_8859_1))
                .contains("not for the client", "destroyed in order");
    }

    private Path jar() throws IOException {
        Path jar = folder.resolve("chatterbox.jar");
        String name = Chatterbox.class.getName().replace('.', '/') + ".class";
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                InputStream bytes = Chatterbox.class.getClassLoader().getResourceAsStream(name)) {
            out.putNextEntry(new JarEntry(name));
            bytes.transferTo(out);
            out.putNextEntry(new JarEntry("META-INF/beans.xml"));
        }
        return jar;
    }
}
