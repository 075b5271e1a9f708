package dev.mcpcdi.extension;

import dev.mcpcdi.McpServer;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Readiness;
import dev.mcpcdi.server.Settings;
import dev.mcpcdi.server.TransportThreads;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.spi.AfterBeanDiscovery;
import jakarta.enterprise.inject.spi.configurator.BeanConfigurator;
import jakarta.inject.Singleton;
import java.util.function.Function;
import java.util.function.Supplier;

/** The beans that transports and the application get: one of each an application. */
final class EngineBeans {

    private EngineBeans() {}

    static void register(
            AfterBeanDiscovery event, Supplier<EngineSource> source, Readiness readiness) {
        bean(event, Engine.class, instance -> source.get().start())
                .disposeWith((made, instance) -> source.get().stop());
        bean(event, Settings.class, instance -> source.get().settings());
        bean(
                event,
                McpServer.class,
                instance -> source.get().server(instance.select(Engine.class)::get));
        bean(event, Readiness.class, instance -> readiness);
        bean(event, TransportThreads.class, instance -> source.get().transportThreads());
    }

    private static <T> BeanConfigurator<T> bean(
            AfterBeanDiscovery event, Class<T> type, Function<Instance<Object>, T> maker) {
        return event.<T>addBean()
                .beanClass(McpExtension.class)
                .addType(type)
                .scope(Singleton.class)
                .produceWith(maker);
    }
}
