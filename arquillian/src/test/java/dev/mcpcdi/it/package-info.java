/**
 * The built bookshop, the conformance fixtures and smaller applications, on a running Payara Micro.
 */
package dev.mcpcdi.it;
