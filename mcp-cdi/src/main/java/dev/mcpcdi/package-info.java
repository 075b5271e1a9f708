/** What an application imports: annotations, values, exceptions and the context of a call. */
@Vetoed
package dev.mcpcdi;

import jakarta.enterprise.inject.Vetoed;
