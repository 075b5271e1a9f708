package dev.mcpcdi.invoke;

/** What the container made for one call, and destroys when the call is done. */
public interface CallObjects extends AutoCloseable {

    @Override
    void close();
}
