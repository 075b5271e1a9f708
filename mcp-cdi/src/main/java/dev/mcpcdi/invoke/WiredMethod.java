package dev.mcpcdi.invoke;

import java.util.List;
import java.util.Optional;

/**
 * A method with what the container gives to its parameters.
 *
 * @param call the method
 * @param values one entry a parameter; empty where something else gives the value
 */
public record WiredMethod(BeanCall call, List<Optional<ContainerValue>> values) {

    /** Copies the list. */
    public WiredMethod {
        values = List.copyOf(values);
    }
}
