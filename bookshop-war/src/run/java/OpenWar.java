import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Runs a WAR on Payara Micro in the foreground and says, once it answers, where it is.
 *
 * <p>Arguments: what to say of it, the port, then what {@code java} needs to start the server. The
 * server is a process of its own, because its jar opens the packages it needs only when started as
 * {@code -jar}; it ends with this one.
 */
final class OpenWar {

    // The server logs a trace where an upgrade to HTTP/2 meets it in the middle of its start.
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private static final String LIST_TOOLS =
            """
            {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{\
            "io.modelcontextprotocol/protocolVersion":"2026-07-28",\
            "io.modelcontextprotocol/clientCapabilities":{}}}}""";

    // A name that a version follows is the server's own.
    private static final Pattern TOOL = Pattern.compile("\"name\":\"([^\"]+)\"(?!,\"version\")");

    public static void main(String[] args) throws Exception {
        URI endpoint = URI.create("http://localhost:" + args[1] + "/mcp");
        requireFree(Integer.parseInt(args[1]));
        Process server = start(List.of(args).subList(2, args.length));
        Runtime.getRuntime().addShutdownHook(new Thread(server::destroy));
        // Ctrl-C reaches all three processes; a kill of Maven alone does not.
        ProcessHandle.current()
                .parent()
                .ifPresent(maven -> maven.onExit().thenRun(server::destroy));
        announce(args[0], server, endpoint);
        System.exit(server.waitFor());
    }

    /** Else another server's tools would be announced. */
    private static void requireFree(int port) {
        try {
            new ServerSocket(port).close();
        } catch (IOException e) {
            System.err.printf("Port %d is in use. Choose another with -Dbookshop.port=.%n", port);
            System.exit(1);
        }
    }

    private static Process start(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(arguments);
        return new ProcessBuilder(command).inheritIO().start();
    }

    private static void announce(String opening, Process server, URI endpoint)
            throws InterruptedException {
        while (server.isAlive()) {
            Thread.sleep(500);
            String tools = tools(endpoint);
            if (!tools.isEmpty()) {
                System.out.printf(
                        "%n  %-24s%s%n  %-24s%s%n  Ctrl-C ends it.%n%n",
                        opening, endpoint, "Tools:", tools);
                return;
            }
        }
    }

    /** The names of all tools, or nothing while the server does not answer. */
    private static String tools(URI endpoint) throws InterruptedException {
        var request =
                HttpRequest.newBuilder(endpoint)
                        .timeout(Duration.ofSeconds(30))
                        .header("Content-Type", "application/json")
                        .header("Accept", "application/json, text/event-stream")
                        .header("MCP-Protocol-Version", "2026-07-28")
                        .header("Mcp-Method", "tools/list")
                        .POST(BodyPublishers.ofString(LIST_TOOLS))
                        .build();
        try {
            var answer = HTTP.send(request, BodyHandlers.ofString());
            return answer.statusCode() == 200 ? names(answer.body()) : "";
        } catch (IOException e) {
            return "";
        }
    }

    private static String names(String result) {
        String tools = result.substring(result.indexOf("\"tools\":["));
        return TOOL.matcher(tools)
                .results()
                .map(name -> name.group(1))
                .collect(Collectors.joining(", "));
    }
}
