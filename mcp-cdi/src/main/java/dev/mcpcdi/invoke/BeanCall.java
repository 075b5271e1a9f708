package dev.mcpcdi.invoke;

/** Calls one method of one bean. Safe for any thread. */
public interface BeanCall {

    /**
     * Calls the method on the current thread, in the request scope that is active there.
     *
     * @param parameters the values of all parameters, in their order
     * @param objects the objects of the call
     * @return what the method returned; of a method that returns a stage, a stage
     * @throws Throwable whatever the method or the container throws, perhaps wrapped
     */
    Object call(Object[] parameters, CallObjects objects) throws Throwable;
}
