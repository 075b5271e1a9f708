/** The built bookshop, and smaller applications, on a running Payara Micro. */
package dev.mcpcdi.it;
