/** The built bookshop on a running Payara Micro. */
package dev.mcpcdi.it;
