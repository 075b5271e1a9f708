package dev.mcpcdi.client;

import dev.mcpcdi.client.McpClient.Mode;
import dev.mcpcdi.protocol.Era;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.server.Engine;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Builds clients. For one thread; it may build several, each as it stands then. */
public final class McpClientBuilder {

    private final JsonProvider json = JsonProvider.provider();
    private final Map<String, List<String>> headers = new LinkedHashMap<>();
    private Optional<InMemory.User> user = Optional.empty();
    private Mode mode = Mode.MODERN;
    private Revision requested = Revision.V2025_11_25;
    private String name = "mcp-client";
    private String version = "";
    private JsonObject capabilities = JsonValue.EMPTY_JSON_OBJECT;
    private Handlers handlers = Handlers.NONE;

    McpClientBuilder() {}

    /**
     * How the client presents itself; {@link Mode#MODERN} unless said.
     *
     * @param mode the mode, not null
     * @return this
     */
    public McpClientBuilder mode(Mode mode) {
        this.mode = Objects.requireNonNull(mode, "mode");
        return this;
    }

    /**
     * Opens with a handshake that asks for a revision; the server may answer with another one.
     *
     * @param revision a revision that has a handshake
     * @return this
     * @throws IllegalArgumentException if the revision has none
     */
    public McpClientBuilder legacy(Revision revision) {
        if (revision.era() != Era.SESSION) {
            throw new IllegalArgumentException(revision.text() + " has no handshake.");
        }
        requested = revision;
        return mode(Mode.LEGACY);
    }

    /**
     * Who the client says it is; {@code mcp-client} without a version unless said.
     *
     * @param name the name, not null
     * @param version the version, not null
     * @return this
     */
    public McpClientBuilder info(String name, String version) {
        this.name = Objects.requireNonNull(name, "name");
        this.version = Objects.requireNonNull(version, "version");
        return this;
    }

    /**
     * What the client says it can do, beside what its handlers can; it stands where both name one.
     *
     * @param capabilities the capabilities as on the wire, not null
     * @return this
     */
    public McpClientBuilder capabilities(JsonObject capabilities) {
        this.capabilities = Objects.requireNonNull(capabilities, "capabilities");
        return this;
    }

    /**
     * Answers the forms of servers; nobody does unless said. As with each handler, the client says
     * by itself that it can be asked, and the handler is safe for several threads if calls run at
     * the same time.
     *
     * @param handler the handler, not null
     * @return this
     */
    public McpClientBuilder elicitation(QuestionHandler<Elicitation, ElicitationAnswer> handler) {
        handlers = handlers.forms(handler);
        return this;
    }

    /**
     * Opens the pages of servers, once the user has agreed; nobody does unless said.
     *
     * @param handler the handler, not null
     * @return this
     */
    public McpClientBuilder urlElicitation(
            QuestionHandler<UrlElicitation, ElicitationAnswer> handler) {
        handlers = handlers.pages(handler);
        return this;
    }

    /**
     * Asks a model for servers; nobody does unless said. That it takes tools, or the context of
     * servers, is for {@link #capabilities} to say.
     *
     * @param handler the handler, not null
     * @return this
     */
    public McpClientBuilder sampling(QuestionHandler<Sampling, SamplingAnswer> handler) {
        handlers = handlers.sampling(handler);
        return this;
    }

    /**
     * Tells servers the folders that they may work in; nobody does unless said.
     *
     * @param handler the handler, not null
     * @return this
     */
    public McpClientBuilder roots(QuestionHandler<RootsListing, RootsAnswer> handler) {
        handlers = handlers.roots(handler);
        return this;
    }

    /**
     * Adds a header to each message.
     *
     * @param name the name, not one that the protocol itself sets
     * @param values the values
     * @return this
     */
    public McpClientBuilder header(String name, String... values) {
        headers.put(name, List.of(values));
        return this;
    }

    /**
     * Who calls a server in the same process; nobody unless said.
     *
     * @param name the name of the user
     * @param roles the roles of the user
     * @return this
     */
    public McpClientBuilder user(String name, String... roles) {
        user = Optional.of(new InMemory.User(name, Set.of(roles)));
        return this;
    }

    /**
     * Connects to a server in the same process. Messages pass as bytes, and headers beside them, as
     * they would over HTTP; the handshake, if there is one, is done when this returns.
     *
     * @param engine the server, not null
     * @return a new client
     * @throws RpcErrorException if the server refuses the handshake
     * @throws UnexpectedAnswerException if it answers with a revision that is not known here
     */
    public McpClient inMemory(Engine engine) {
        Objects.requireNonNull(engine, "engine");
        return client(new InMemory(engine, json, new InMemory.Sender(user, headers)));
    }

    McpClient client(Connection connection) {
        Requests requests = new Requests(connection, json);
        Params params = new Params(json);
        Respondent respondent = new Respondent(handlers);
        AnswerWriter writer = new AnswerWriter(json, params);
        Conversation conversation =
                mode == Mode.MODERN
                        ? new ModernConversation(requests, self())
                        : SessionConversation.open(
                                requests, self(), requested, new LiveAnswers(respondent, writer));
        ToolListing listing = new ToolListing(conversation, params);
        return new McpClient(conversation, listing, new ToolCalls(listing, respondent, writer));
    }

    private Introduction self() {
        JsonBuilderFactory builders = json.createBuilderFactory(Map.of());
        return new Introduction(builders, name, version, handlers.declared(capabilities, builders));
    }
}
