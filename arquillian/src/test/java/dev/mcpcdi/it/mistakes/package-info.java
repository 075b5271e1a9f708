/** An application that must not start. */
package dev.mcpcdi.it.mistakes;
