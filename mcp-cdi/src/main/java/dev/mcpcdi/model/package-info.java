/** The frozen description of what the application offers. No CDI, no wire. */
@Vetoed
package dev.mcpcdi.model;

import jakarta.enterprise.inject.Vetoed;
