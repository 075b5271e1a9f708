package dev.mcpcdi.it.crowd;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;

/** Makes the endpoint reachable. */
@ApplicationPath("/")
public class CrowdApplication extends Application {}
