/** Beans of a jar with {@code META-INF/beans.xml}. */
package dev.mcpcdi.it.branch;
