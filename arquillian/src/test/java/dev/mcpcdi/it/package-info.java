/** The built bookshop, and smaller applications, on a running server. */
package dev.mcpcdi.it;
