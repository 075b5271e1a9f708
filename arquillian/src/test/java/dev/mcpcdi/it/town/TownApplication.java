package dev.mcpcdi.it.town;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;

/** Makes the endpoint reachable. */
@ApplicationPath("/")
public class TownApplication extends Application {}
