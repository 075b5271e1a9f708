package dev.mcpcdi.stdio;

import dev.mcpcdi.server.Engine;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Serves the beans on the class path on standard input and output.
 *
 * <pre>{@code java -cp 'lib/*' dev.mcpcdi.stdio.StdioMain}</pre>
 *
 * <p>The streams belong to the protocol. Whatever else prints to {@code System.out} ends up on
 * standard error, and whatever else reads {@code System.in} finds its end. The program ends when
 * its input ends: after the calls in progress are answered, and after the beans are destroyed.
 */
public final class StdioMain {

    private StdioMain() {}

    /**
     * Starts a CDI container, serves until the input ends, and stops the container.
     *
     * @param args none
     */
    public static void main(String[] args) {
        // First of all: a single foreign line would spoil the stream.
        System.setOut(System.err);
        System.setIn(InputStream.nullInputStream());
        InputStream in = new FileInputStream(FileDescriptor.in);
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        try (SeContainer container = SeContainerInitializer.newInstance().initialize()) {
            new StdioTransport(container.select(Engine.class).get(), in, out).run();
        }
    }
}
