package dev.mcpcdi.extension;

import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Deployments of a few beans on CDI SE. */
final class Deployment {

    private Deployment() {}

    static SeContainer of(Class<?>... beans) {
        return SeContainerInitializer.newInstance()
                .disableDiscovery()
                .addExtensions(McpExtension.class)
                .addBeanClasses(beans)
                .initialize();
    }

    /** The report of a deployment that must fail. */
    static String report(Class<?>... beans) {
        try (SeContainer container = of(beans)) {
            throw new AssertionError("The deployment did not fail.");
        } catch (RuntimeException failure) {
            return Stream.<Throwable>iterate(failure, f -> f != null, Throwable::getCause)
                    .map(Throwable::getMessage)
                    .filter(message -> message != null && message.startsWith("mcp-cdi found"))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("Not our report.", failure));
        }
    }

    /** The mistakes of a report, without its first line, numbers and places. */
    static List<String> mistakes(Class<?>... beans) {
        List<String> mistakes = new ArrayList<>();
        for (String line : report(beans).split("\n")) {
            if (line.matches("\\d+\\. .*")) {
                mistakes.add(line.substring(line.indexOf(' ') + 1));
            }
        }
        return mistakes;
    }
}
