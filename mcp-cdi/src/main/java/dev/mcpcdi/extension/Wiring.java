package dev.mcpcdi.extension;

import dev.mcpcdi.graph.Node;
import jakarta.enterprise.inject.spi.InjectionPoint;
import java.util.List;
import java.util.Optional;

/**
 * What fills the parameters of one method.
 *
 * @param method the method
 * @param node the method in the graph
 * @param points one entry a parameter: its injection point, or empty if the container does not give
 *     it
 */
record Wiring(BeanMethod method, Node node, List<Optional<InjectionPoint>> points) {}
