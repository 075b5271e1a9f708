/** The seams at which an application or a cluster replaces a part of the library. */
@Vetoed
package dev.mcpcdi.spi;

import jakarta.enterprise.inject.Vetoed;
