/** The resolver graph: who needs what, what is wrong with it, and in which order it runs. */
@Vetoed
package dev.mcpcdi.graph;

import jakarta.enterprise.inject.Vetoed;
