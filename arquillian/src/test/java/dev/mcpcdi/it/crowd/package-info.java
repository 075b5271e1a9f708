/** An application that says who calls it, holds calls back, and writes in transactions. */
package dev.mcpcdi.it.crowd;
