/** Beans of {@code WEB-INF/classes}. */
package dev.mcpcdi.it.desk;
