package dev.mcpcdi.it.soak;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;

/** Makes the endpoint reachable. */
@ApplicationPath("/")
public class SoakApplication extends Application {}
