package dev.mcpcdi.it.desk;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;

/** Makes the endpoint reachable. */
@ApplicationPath("/")
public class DeskApplication extends Application {}
