package dev.mcpcdi.jaxrs;

import dev.mcpcdi.server.DeclaredRoles;
import dev.mcpcdi.server.Engine;
import dev.mcpcdi.server.Settings;
import dev.mcpcdi.server.TransportThreads;
import jakarta.ws.rs.core.Application;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.glassfish.grizzly.http.server.HttpServer;
import org.glassfish.grizzly.http.server.NetworkListener;
import org.glassfish.grizzly.servlet.ServletRegistration;
import org.glassfish.grizzly.servlet.WebappContext;
import org.glassfish.grizzly.threadpool.ThreadPoolConfig;
import org.glassfish.hk2.api.Factory;
import org.glassfish.hk2.utilities.binding.AbstractBinder;
import org.glassfish.jersey.server.ResourceConfig;
import org.glassfish.jersey.servlet.ServletContainer;

/** A web application on a loopback port; what it sends is read byte by byte. */
final class Endpoint implements AutoCloseable {

    private final HttpServer server = new HttpServer();
    private final NetworkListener listener = new NetworkListener("loopback", "127.0.0.1", 0);
    private final WebappContext context = new WebappContext("shop", "/shop");
    private final AbstractBinder beans;
    private final TransportThreads threads = new TransportThreads();

    /** Of an engine that keeps no sessions. */
    Endpoint(Engine engine, ServingApplication serving) {
        this(engine, serving, stateless());
    }

    Endpoint(Engine engine, ServingApplication serving, Settings settings) {
        beans =
                new AbstractBinder() {
                    @Override
                    protected void configure() {
                        bind(engine).to(Engine.class);
                        bind(settings).to(Settings.class);
                        bind(threads).to(TransportThreads.class);
                        bind(new DeclaredRoles(Set.of("clerk", "boss"))).to(DeclaredRoles.class);
                        bindFactory(new Given(serving)).to(ServingApplication.class);
                    }
                };
        server.addListener(listener);
    }

    private static Settings stateless() {
        Settings defaults = Settings.defaults();
        return new Settings(
                defaults.application(),
                defaults.allowedOrigins(),
                defaults.allowedHosts(),
                true,
                defaults.maxBodyBytes(),
                defaults.maxSessions(),
                defaults.sessionTimeout(),
                defaults.toolTimeout(),
                defaults.askTimeout(),
                defaults.requestState(),
                defaults.streams());
    }

    Endpoint with(Class<? extends Application> application, String mapping) {
        ResourceConfig config = ResourceConfig.forApplicationClass(application);
        config.register(beans);
        ServletRegistration servlet =
                context.addServlet(application.getName(), new ServletContainer(config));
        servlet.setAsyncSupported(true);
        servlet.setLoadOnStartup(1);
        servlet.addMapping(mapping);
        return this;
    }

    Endpoint withRequestThreads(int number) {
        listener.getTransport()
                .setWorkerThreadPoolConfig(
                        ThreadPoolConfig.defaultConfig()
                                .setCorePoolSize(number)
                                .setMaxPoolSize(number));
        return this;
    }

    Endpoint start() throws IOException {
        context.deploy(server);
        server.start();
        return this;
    }

    int port() {
        return listener.getPort();
    }

    /** Sends a request and gives all that comes back until the server closes. */
    String exchange(String head, byte[] body) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            OutputStream out = socket.getOutputStream();
            ByteArrayOutputStream request = new ByteArrayOutputStream();
            request.write(head.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
            request.write("\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1));
            request.write(body);
            out.write(request.toByteArray());
            out.flush();
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .replace("\r\n", "\n")
                    .replaceFirst("Server: Grizzly.*\n", "");
        }
    }

    @Override
    public void close() {
        server.shutdownNow();
        threads.close();
    }

    /** HK2 does not know the scope of the bean. */
    private record Given(ServingApplication provide) implements Factory<ServingApplication> {

        @Override
        public void dispose(ServingApplication instance) {}
    }
}
