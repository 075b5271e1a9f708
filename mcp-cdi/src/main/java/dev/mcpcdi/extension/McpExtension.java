package dev.mcpcdi.extension;

import static jakarta.interceptor.Interceptor.Priority.LIBRARY_BEFORE;
import static jakarta.interceptor.Interceptor.Priority.PLATFORM_AFTER;

import dev.mcpcdi.CompletePrompt;
import dev.mcpcdi.CompleteResourceTemplate;
import dev.mcpcdi.McpServer;
import dev.mcpcdi.Prompt;
import dev.mcpcdi.Resolver;
import dev.mcpcdi.Resource;
import dev.mcpcdi.ResourceTemplate;
import dev.mcpcdi.Tool;
import dev.mcpcdi.problem.Problems;
import dev.mcpcdi.server.DeclaredRoles;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Readiness;
import dev.mcpcdi.server.Settings;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Shutdown;
import jakarta.enterprise.event.Startup;
import jakarta.enterprise.inject.spi.AfterBeanDiscovery;
import jakarta.enterprise.inject.spi.AfterDeploymentValidation;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.enterprise.inject.spi.BeforeBeanDiscovery;
import jakarta.enterprise.inject.spi.Extension;
import jakarta.enterprise.inject.spi.ProcessAnnotatedType;
import jakarta.enterprise.inject.spi.ProcessBean;
import jakarta.enterprise.inject.spi.WithAnnotations;

/**
 * Makes the {@link Engine} of the application from its annotated beans, and gives it as a bean,
 * together with the {@link Settings} that it is served by and the {@link McpServer} of the
 * application.
 *
 * <p>The container makes one a deployment and calls the phases below in their order. A mistake of
 * the developer ends the deployment with one report of all.
 */
public class McpExtension implements Extension {

    /** What was found; null before the first phase and after the last. */
    private Discovery discovery;

    private final Readiness readiness = new Readiness();
    private volatile EngineSource engine;
    private volatile Lifespans lifespans;

    /** For the container. */
    public McpExtension() {}

    void prepare(@Observes BeforeBeanDiscovery event) {
        discovery = new Discovery();
    }

    void strip(
            @Observes
                    @WithAnnotations({
                        Tool.class,
                        Prompt.class,
                        Resource.class,
                        ResourceTemplate.class,
                        CompletePrompt.class,
                        CompleteResourceTemplate.class,
                        Resolver.class
                    })
                    ProcessAnnotatedType<?> event) {
        Phase.run("reading annotated types", () -> ProducerRemoval.in(event));
    }

    void collect(@Observes ProcessBean<?> event) {
        Phase.run("reading beans", () -> discovery.add(event));
    }

    void register(@Observes AfterBeanDiscovery event, BeanManager beans) {
        Phase.run("checking tools", () -> check(event, beans));
        ContextBeans.register(event, new DeclaredRoles(discovery.roles()));
        EngineBeans.register(event, this::started, readiness);
    }

    void finish(@Observes AfterDeploymentValidation event, BeanManager beans) {
        Phase.run("building tools", () -> build(event, beans));
        discovery = null;
    }

    /** Before the application's own observers, which may be served already. */
    void begin(@Observes @Priority(LIBRARY_BEFORE) Startup event, BeanManager beans) {
        if (lifespans != null) {
            lifespans.start(ApplicationView.of(beans, this));
        }
    }

    /** After them: calls end first, which may use what is stopped then. */
    void end(@Observes @Priority(PLATFORM_AFTER) Shutdown event, BeanManager beans) {
        if (engine != null) {
            engine.stop();
        }
        if (lifespans != null) {
            lifespans.stop(ApplicationView.of(beans, this));
        }
    }

    private void check(AfterBeanDiscovery event, BeanManager beans) {
        new EarlyCheck(discovery, beans, new Problems())
                .report()
                .ifPresentOrElse(
                        event::addDefinitionError,
                        () -> ResolverCandidates.register(event, discovery.resolvers(), beans));
    }

    private void build(AfterDeploymentValidation event, BeanManager beans) {
        Assembly assembly = new Assembly(discovery, ApplicationView.of(beans, this));
        assembly.report().ifPresentOrElse(event::addDeploymentProblem, () -> start(assembly));
    }

    private void start(Assembly assembly) {
        lifespans = new Lifespans(discovery.beans(), readiness);
        engine = assembly.engine();
        Announcement.of(discovery);
    }

    private EngineSource started() {
        if (engine == null) {
            throw new IllegalStateException("The MCP server is not there before the start ends.");
        }
        return engine;
    }
}
