/** Standard input and output, and the program that serves an application on them. */
@Vetoed
package dev.mcpcdi.stdio;

import jakarta.enterprise.inject.Vetoed;
