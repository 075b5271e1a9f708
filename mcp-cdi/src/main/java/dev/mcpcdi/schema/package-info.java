/**
 * Java types as JSON Schema, JSON as Java arguments, Java results as JSON: one model for the three.
 */
@Vetoed
package dev.mcpcdi.schema;

import jakarta.enterprise.inject.Vetoed;
