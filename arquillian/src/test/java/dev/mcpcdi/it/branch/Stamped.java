package dev.mcpcdi.it.branch;

import jakarta.interceptor.InterceptorBinding;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Binds {@link StampInterceptor}. */
@InterceptorBinding
@Retention(RetentionPolicy.RUNTIME)
public @interface Stamped {}
