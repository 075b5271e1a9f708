package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ParameterNamesTest {

    private static final String NAMELESS =
            """
            package nameless;

            @jakarta.inject.Singleton
            public class Nameless {
                @dev.mcpcdi.Tool(description = "Finds a book.")
                public String find(String title, int limit) {
                    return title;
                }

                @dev.mcpcdi.Tool(description = "Named by hand.")
                public String order(@dev.mcpcdi.ToolArg(name = "title") String title) {
                    return title;
                }

                @dev.mcpcdi.Tool(description = "Has no parameters.")
                public String open() {
                    return "open";
                }
            }
            """;

    @TempDir Path folder;

    @Test
    void a_class_compiled_without_parameter_names() throws IOException, ClassNotFoundException {
        try (URLClassLoader loader = compiled()) {
            assertThat(Deployment.report(loader.loadClass("nameless.Nameless")))
                    .isEqualTo(
                            """
                            mcp-cdi found 1 mistake.
                            1. MCPCDI-0103: The class file of Nameless.find(String, int) has no parameter names, so its arguments have none. Compile with the option -parameters (<parameters>true</parameters> of maven-compiler-plugin), or set @ToolArg(name = ...) on each.
                                at nameless.Nameless.find(Nameless.java)""");
        }
    }

    private URLClassLoader compiled() throws IOException {
        Path source = Files.writeString(folder.resolve("Nameless.java"), NAMELESS);
        String path = System.getProperty("java.class.path");
        int status =
                ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-proc:none",
                                "-cp",
                                path,
                                "-d",
                                folder.toString(),
                                source.toString());
        assertThat(status).isZero();
        return new URLClassLoader(new URL[] {folder.toUri().toURL()});
    }
}
