package dev.mcpcdi.invoke;

/** A value that the container gives to a parameter, anew in each call. Safe for any thread. */
@FunctionalInterface
public interface ContainerValue {

    /**
     * Gets the value on the current thread.
     *
     * @param objects the objects of the call, which own what is made
     * @return the value
     */
    Object get(CallObjects objects);
}
