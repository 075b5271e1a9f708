package dev.mcpcdi.deployment;

import dev.mcpcdi.extension.McpExtension;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Deployments of a few beans on CDI SE. */
final class Deployment {

    /** Before it stands what the container says. */
    private static final String START = "mcp-cdi found";

    private Deployment() {}

    @SuppressWarnings("unchecked") // the array of addExtensions
    static SeContainer of(Class<?>... beans) {
        return SeContainerInitializer.newInstance()
                .disableDiscovery()
                .addExtensions(McpExtension.class)
                .addBeanClasses(beans)
                .initialize();
    }

    /** The report of a deployment that must fail. */
    static String report(Class<?>... beans) {
        try {
            of(beans).close();
        } catch (RuntimeException failure) {
            return Stream.<Throwable>iterate(failure, f -> f != null, Throwable::getCause)
                    .map(Throwable::getMessage)
                    .filter(message -> message != null && message.contains(START))
                    .map(message -> message.substring(message.indexOf(START)).stripTrailing())
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("Not our report.", failure));
        }
        throw new AssertionError("The deployment did not fail.");
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
