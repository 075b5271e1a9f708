package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

/** One application that comes and goes on a running server, while clients call it and listen. */
final class Redeploys {

    private static final String LOADER = "org.glassfish.web.loader.WebappClassLoader";
    private static final String ENGINE = "dev.mcpcdi.server.Engine";

    private static final int TIMES = SoakShare.of(10);
    private static final int LISTENERS = 20;

    private final OwnServer server;
    private final File war;
    private final URI keeper;
    private final HttpClient http = HttpClient.newHttpClient();

    Redeploys(OwnServer server, File war) {
        this.server = server;
        this.war = war;
        keeper = URI.create("http://localhost:%d/keeper/fresh".formatted(server.port()));
    }

    /** Gives its figures. */
    String run() throws Exception {
        long none = server.jvm().live().count(LOADER);
        deploy();
        String load;
        long before;
        try (var calls = new RestlessCalls(server.endpoint("fresh"))) {
            before = server.jvm().live().count(LOADER);
            for (int i = 0; i < TIMES; i++) {
                redeploy(calls);
            }
            load = calls.stop();
        }
        Jvm.Live after = server.jvm().live();
        assertThat(after.count(LOADER)).isEqualTo(before);
        assertThat(after.count(ENGINE)).isEqualTo(2);
        undeploy();
        return "%d redeploys; class loaders %d without it, %d before, %d after; %s"
                .formatted(TIMES, none, before, after.count(LOADER), load);
    }

    /** Streams end well, and calls are answered soon after. */
    private void redeploy(RestlessCalls calls) throws Exception {
        calls.awaitAnswers();
        try (var streams = new ListenStreams(server.port(), "/fresh/mcp")) {
            streams.open(LISTENERS);
            undeploy();
            streams.awaitEnd();
        }
        deploy();
    }

    private void deploy() throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(keeper).POST(BodyPublishers.ofString(war.getPath()));
        var answer = http.send(request.build(), BodyHandlers.ofString());
        assertThat(answer.body()).isEqualTo("true");
    }

    private void undeploy() throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(keeper).DELETE();
        var answer = http.send(request.build(), BodyHandlers.discarding());
        assertThat(answer.statusCode()).isEqualTo(204);
    }
}
