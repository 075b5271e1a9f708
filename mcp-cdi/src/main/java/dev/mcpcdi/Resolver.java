package dev.mcpcdi;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method of a bean the source of a value that no model may invent: a price, the stock, a
 * person's word.
 *
 * <p>The method has at least one CDI qualifier, of the application or {@code @Named("stock")}. A
 * parameter with that qualifier, of a {@link Tool} method or of another resolver, gets what the
 * method returns; no client sees such a parameter, and what a client sends for it is ignored.
 *
 * <pre>{@code
 * @Resolver @InStock
 * Stock checkStock(String title) { … }
 *
 * @Tool
 * String reserveBook(String title, @InStock Stock stock) { … }
 * }</pre>
 *
 * <p>Its own parameters are an {@link McpContext}, qualified parameters, or arguments of the tool
 * by their names: it gets the same checked object as the tool. It runs on the thread of the call,
 * before the tool and at most once a round, however many parameters want its value; it runs again
 * in every round, so it must not change anything. It may return a {@link
 * java.util.concurrent.CompletionStage}: stages of one call overlap.
 *
 * <p>A method that may have to ask returns a {@link Resolution}. What it throws ends the call as if
 * the tool had thrown it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Resolver {

    /**
     * The name of its question on the wire, the same in every process that serves the application.
     *
     * @return the key; empty stands for the name of the method
     */
    String key() default "";
}
