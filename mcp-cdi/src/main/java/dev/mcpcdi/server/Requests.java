package dev.mcpcdi.server;

/** The way of a request to its handler, one for each era. */
interface Requests {

    void serve(Inbound inbound, Answer answer);
}
