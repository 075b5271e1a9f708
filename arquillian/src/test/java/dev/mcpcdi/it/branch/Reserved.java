package dev.mcpcdi.it.branch;

import jakarta.inject.Qualifier;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** The shelf that readers do not see. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface Reserved {}
