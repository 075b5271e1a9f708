/** Two applications of one server, alike but for a name and a setting. */
package dev.mcpcdi.it.town;
