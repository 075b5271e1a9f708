/** Runs one method of the application: bind, call the bean, encode. */
@Vetoed
package dev.mcpcdi.invoke;

import jakarta.enterprise.inject.Vetoed;
