/** An application that talks, counts and changes for as long as it is asked to. */
package dev.mcpcdi.it.soak;
