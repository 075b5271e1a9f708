package dev.mcpcdi.schema;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles one class of the package {@code generated} and loads it. */
final class GeneratedCode {

    private GeneratedCode() {}

    static Class<?> load(String name, String source, Path directory) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        List<String> options =
                List.of(
                        "-parameters",
                        "-proc:none",
                        "-d",
                        directory.toString(),
                        "-classpath",
                        classPath());
        boolean isCompiled =
                compiler.getTask(null, null, found, options, null, List.of(file(name, source)))
                        .call();
        if (!isCompiled) {
            throw new AssertionError(
                    found.getDiagnostics().stream()
                            .map(Object::toString)
                            .collect(Collectors.joining("\n")));
        }
        try {
            URL[] path = {directory.toUri().toURL()};
            return new URLClassLoader(path, GeneratedCode.class.getClassLoader())
                    .loadClass("generated." + name);
        } catch (IOException | ClassNotFoundException e) {
            throw new AssertionError("What was compiled is not there", e);
        }
    }

    /** Surefire may put the class path into a manifest, which this property knows. */
    private static String classPath() {
        return System.getProperty(
                "surefire.test.class.path", System.getProperty("java.class.path"));
    }

    private static JavaFileObject file(String name, String source) {
        URI uri = URI.create("string:///generated/" + name + ".java");
        return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }
        };
    }
}
