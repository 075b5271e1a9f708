/** What an application imports: annotations, values and exceptions. */
@Vetoed
package dev.mcpcdi;

import jakarta.enterprise.inject.Vetoed;
