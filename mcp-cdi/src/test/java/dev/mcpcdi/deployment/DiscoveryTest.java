package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Tool;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The extension and the beans are found by the container itself. */
class DiscoveryTest {

    @ApplicationScoped
    static class Books {
        @Tool(description = "Finds a book.")
        String find(String isbn) {
            return isbn;
        }
    }

    @ApplicationScoped
    static class Quiet {}

    @TempDir Path folder;

    @Test
    void a_jar_with_beans_xml() throws IOException {
        assertThat(linesOfStart(jar(true))).containsExactly("INFO mcp-cdi: 1 tool on 1 bean.");
    }

    @Test
    void a_jar_without_beans_xml() throws IOException {
        assertThat(linesOfStart(jar(false)))
                .singleElement()
                .asString()
                .startsWith("WARNING mcp-cdi found no tool.");
    }

    private static List<String> linesOfStart(Path jar) throws IOException {
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()});
                LogLines log = LogLines.of("dev.mcpcdi")) {
            SeContainerInitializer.newInstance()
                    .setClassLoader(loader)
                    .addBeanClasses(Quiet.class) // Weld refuses to start without any bean
                    .initialize()
                    .close();
            return log.lines();
        }
    }

    private Path jar(boolean isBeanArchive) throws IOException {
        Path jar = folder.resolve("books.jar");
        String name = Books.class.getName().replace('.', '/') + ".class";
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                InputStream bytes = Books.class.getClassLoader().getResourceAsStream(name)) {
            out.putNextEntry(new JarEntry(name));
            bytes.transferTo(out);
            if (isBeanArchive) {
                out.putNextEntry(new JarEntry("META-INF/beans.xml"));
            }
        }
        return jar;
    }
}
