/** The catalogue of developer mistakes, and where they are in the source. */
@Vetoed
package dev.mcpcdi.problem;

import jakarta.enterprise.inject.Vetoed;
