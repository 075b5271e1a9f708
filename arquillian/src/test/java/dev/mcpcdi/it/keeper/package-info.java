/** An application that deploys others on the server it runs on. */
package dev.mcpcdi.it.keeper;
