package dev.mcpcdi.graph;

/** One thing that can be wrong with a graph. */
interface Rule {

    void check(Findings findings);
}
