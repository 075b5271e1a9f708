package dev.mcpcdi;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Stereotype;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a bean that lives as long as the application: a connection, a cache, a model. It is {@link
 * ApplicationScoped}, one for all sessions, eras and transports.
 *
 * <p>Such beans are made when the application starts, before any client is served: in the order of
 * their {@link jakarta.annotation.Priority}, without one after those that have one, and of equal
 * ones by the names of their classes. A failure of {@code @PostConstruct} fails the start. When the
 * application stops, they are destroyed in the other order, after the calls in progress have ended
 * or were cancelled.
 */
@Documented
@Stereotype
@ApplicationScoped
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Lifespan {}
