package dev.mcpcdi.it.branch;

/** The business interface of a session bean. */
public interface Lending {

    String lend(String title);
}
