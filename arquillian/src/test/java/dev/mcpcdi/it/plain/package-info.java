/** Classes of a jar without {@code META-INF/beans.xml}. */
package dev.mcpcdi.it.plain;
