/** The built bookshop, the conformance fixtures and smaller applications, on a running server. */
package dev.mcpcdi.it;
