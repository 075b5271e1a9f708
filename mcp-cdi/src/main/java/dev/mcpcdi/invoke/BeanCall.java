package dev.mcpcdi.invoke;

/** Calls one method of one bean with the arguments of a call. Safe for any thread. */
public interface BeanCall {

    /**
     * Calls the method on the current thread, in the request scope that is active there.
     *
     * @param arguments the values of the parameters that are arguments, in their order
     * @return what the method returned; of a method that returns a stage, a stage
     * @throws Throwable whatever the method or the container throws, perhaps wrapped
     */
    Object call(Object[] arguments) throws Throwable;
}
