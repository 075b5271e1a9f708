package dev.mcpcdi.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Beans of ten tools each, written and compiled for the occasion. */
final class GeneratedBeans {

    static final int TOOLS_A_BEAN = 10;

    private GeneratedBeans() {}

    static List<Class<?>> of(int tools) {
        try {
            Path directory = Files.createTempDirectory("mcp-cdi-bench");
            int beans = (tools + TOOLS_A_BEAN - 1) / TOOLS_A_BEAN;
            List<Source> sources = new ArrayList<>();
            for (int i = 0; i < beans; i++) {
                sources.add(bean(i, Math.min(TOOLS_A_BEAN, tools - i * TOOLS_A_BEAN)));
            }
            compile(sources, directory);
            return load(directory, beans);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Source bean(int number, int tools) {
        StringBuilder text =
                new StringBuilder("package generated;\nimport dev.mcpcdi.*;\n")
                        .append("@jakarta.enterprise.context.ApplicationScoped\npublic class Bean")
                        .append(number)
                        .append(" {\n");
        for (int i = 0; i < tools; i++) {
            text.append(
                            "@Tool(description = \"Adds.\") public int tool_%d_%d("
                                    .formatted(number, i))
                    .append("@ToolArg(description = \"First.\") int a, String text, boolean flag) ")
                    .append("{ return a; }\n");
        }
        return new Source("generated/Bean" + number, text.append("}\n").toString());
    }

    private static void compile(List<Source> sources, Path directory) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> options =
                List.of(
                        "-parameters",
                        "-proc:none",
                        "-d",
                        directory.toString(),
                        "-cp",
                        System.getProperty("java.class.path"));
        if (!compiler.getTask(null, null, null, options, null, sources).call()) {
            throw new IllegalStateException("The generated beans do not compile.");
        }
    }

    private static List<Class<?>> load(Path directory, int beans) throws IOException {
        URL[] urls = {directory.toUri().toURL()};
        ClassLoader loader =
                new URLClassLoader(urls, Thread.currentThread().getContextClassLoader());
        List<Class<?>> classes = new ArrayList<>();
        for (int i = 0; i < beans; i++) {
            try {
                classes.add(loader.loadClass("generated.Bean" + i));
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }
        return classes;
    }

    private static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(String path, String text) {
            super(URI.create("string:///" + path + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
