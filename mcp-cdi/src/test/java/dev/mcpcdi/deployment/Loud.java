package dev.mcpcdi.deployment;

import jakarta.interceptor.InterceptorBinding;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Binds {@link LoudInterceptor}. */
@InterceptorBinding
@Retention(RetentionPolicy.RUNTIME)
@interface Loud {}
