/** The portable extension: container events to a checked engine, one class a phase. */
@Vetoed
package dev.mcpcdi.extension;

import jakarta.enterprise.inject.Vetoed;
