package dev.mcpcdi.it.keeper;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;

/** Makes the keeper reachable. */
@ApplicationPath("/")
public class KeeperApplication extends Application {}
