package dev.mcpcdi.invoke;

import dev.mcpcdi.schema.InvalidArgumentsException;

/** What a client reads of a failed call, by what the method is to it. Safe for any thread. */
interface Exits {

    /** The method in words of the log, such as {@code Tool "order_book"}. */
    String subject();

    /** The method as one that asks. */
    Asker asker();

    /** The arguments do not fit. */
    Outcome refused(InvalidArgumentsException invalid);

    /** The application failed with a text for the client. */
    Outcome told(RuntimeException failure);

    /** Any other failure. */
    Outcome crashed();
}
