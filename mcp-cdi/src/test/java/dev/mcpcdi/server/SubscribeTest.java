package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.ResourceContents;
import dev.mcpcdi.invoke.Outcome;
import dev.mcpcdi.invoke.ResourceCall;
import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.model.Access;
import dev.mcpcdi.model.Decoration;
import dev.mcpcdi.model.ResourceDefinition;
import dev.mcpcdi.model.ResourceHints;
import dev.mcpcdi.server.Reply.Kind;
import dev.mcpcdi.server.stream.RecordingSink;
import dev.mcpcdi.spi.SubscriptionBus;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that want to be told of resources (mcp-spec.md E-040 to E-042, E-080 to E-090). */
class SubscribeTest {

    private static final Codec CODEC = new Codec(Frames.JSON);

    private final Frames frames =
            Frames.offering(
                    Frames.AT_ONCE,
                    new Offer(
                            List.of(),
                            List.of(),
                            IntStream.rangeClosed(0, Session.MAX_SUBSCRIPTIONS)
                                    .mapToObj(i -> resource("a:" + i))
                                    .toList(),
                            List.of()));
    private final List<String> heard = new ArrayList<>();
    private final Session connection =
            new Session(message -> heard.add(CODEC.text(message).replace('"', '\'')));

    private static ResourceCall resource(String uri) {
        Outcome contents =
                new Outcome.OfResource(
                        List.of(new ResourceContents.Text(uri, null, "")), Optional.empty());
        return new ResourceCall(
                new ResourceDefinition(
                        uri,
                        uri,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        OptionalLong.empty(),
                        ResourceHints.NONE,
                        Optional.empty(),
                        Decoration.NONE,
                        Access.OPEN),
                (arguments, context, questions) -> CompletableFuture.completedFuture(contents));
    }

    private static String request(String method, String params) {
        return "{'jsonrpc':'2.0','id':1,'method':'%s','params':{%s}}".formatted(method, params);
    }

    private void connect() {
        frames.onConnection(connection);
        frames.send(
                request(
                        "initialize",
                        "'protocolVersion':'2025-11-25','capabilities':{},"
                                + "'clientInfo':{'name':'t','version':'1'}"));
        frames.send("{'jsonrpc':'2.0','method':'notifications/initialized'}");
    }

    private void subscribe(String uri) {
        frames.expect(
                request("resources/subscribe", "'uri':'" + uri + "'"),
                Kind.ANSWERED,
                "{'jsonrpc':'2.0','id':1,'result':{}}");
    }

    private static String updated(String uri) {
        return "{'jsonrpc':'2.0','method':'notifications/resources/updated','params':{'uri':'%s'}}"
                .formatted(uri);
    }

    @Test
    void a_session_hears_of_what_it_subscribed_to() {
        connect();
        subscribe("a:1");
        subscribe("a:1");
        subscribe("a:2");
        frames.publish(Change.ofResource("a:1"));
        frames.publish(Change.ofResource("a:3"));
        frames.publish(Change.of(SubscriptionBus.Kind.RESOURCES));
        frames.expect(
                request("resources/unsubscribe", "'uri':'a:1'"),
                Kind.ANSWERED,
                "{'jsonrpc':'2.0','id':1,'result':{}}");
        frames.publish(Change.ofResource("a:1"));
        frames.publish(Change.ofResource("a:2"));
        assertThat(heard)
                .containsExactly(
                        updated("a:1"),
                        "{'jsonrpc':'2.0','method':'notifications/resources/list_changed'}",
                        updated("a:2"));
    }

    @Test
    void a_subscription_to_nothing() {
        connect();
        frames.expect(
                request("resources/subscribe", "'uri':'a:none'"),
                Kind.ANSWERED,
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32002,"
                        + "'message':'Unknown resource: a:none','data':{'uri':'a:none'}}}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"resources/subscribe", "resources/unsubscribe"})
    void a_uri_is_a_text(String method) {
        connect();
        frames.expect(
                request(method, "'uri':1"),
                Kind.ANSWERED,
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32602,"
                        + "'message':'Invalid params: uri must be a string'}}");
    }

    @Test
    void too_many_subscriptions() {
        connect();
        for (int i = 0; i < Session.MAX_SUBSCRIPTIONS; i++) {
            subscribe("a:" + i);
        }
        subscribe("a:7");
        frames.expect(
                request("resources/subscribe", "'uri':'a:1000'"),
                Kind.ANSWERED,
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32603,"
                        + "'message':'A session has at most 1000 subscriptions'}}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"resources/subscribe", "resources/unsubscribe"})
    void there_is_no_such_method_without_a_session(String method) {
        String gone =
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32601,'message':'Method not found: %s'}}"
                        .formatted(method);
        frames.expect(request(method, "'uri':'a:1'"), Kind.ANSWERED, gone);
        frames.expect(request(method, "'uri':'a:1'," + Frames.ENVELOPE), Kind.NOT_FOUND, gone);
    }

    @Test
    void what_is_declared_depends_on_whether_anybody_can_be_told() {
        String handshake =
                request(
                        "initialize",
                        "'protocolVersion':'2024-11-05','capabilities':{},"
                                + "'clientInfo':{'name':'t','version':'1'}");
        String result =
                "{'jsonrpc':'2.0','id':1,'result':{'protocolVersion':'2024-11-05',"
                        + "'capabilities':{'resources':%s,'logging':{}},"
                        + "'serverInfo':{'name':'Bookshop','version':'1.0.0'},"
                        + "'instructions':'Search before you order.'}}";
        frames.expect(handshake, Kind.ANSWERED, result.formatted("{}"));
        frames.onConnection(connection);
        frames.expect(
                handshake,
                Kind.ANSWERED,
                result.formatted("{'listChanged':true,'subscribe':true}"));
    }

    @Test
    void a_modern_client_hears_of_what_it_listens_to() {
        RecordingExchange exchange =
                frames.sendTo(
                        new RecordingSink(),
                        request(
                                "subscriptions/listen",
                                "'notifications':{'resourcesListChanged':true,"
                                        + "'resourceSubscriptions':['a:2','a:none','a:1']},"
                                        + Frames.ENVELOPE));
        frames.publish(Change.ofResource("a:1"));
        frames.publish(Change.ofResource("a:3"));
        frames.publish(Change.ofResource("a:none"));
        frames.publish(Change.of(SubscriptionBus.Kind.RESOURCES));
        String id = "'_meta':{'io.modelcontextprotocol/subscriptionId':1}";
        assertThat(exchange.sent())
                .extracting(message -> CODEC.text(message).replace('"', '\''))
                .containsExactly(
                        "{'jsonrpc':'2.0','method':'notifications/subscriptions/acknowledged',"
                                + "'params':{"
                                + id
                                + ",'notifications':{'resourcesListChanged':true,"
                                + "'resourceSubscriptions':['a:2','a:1']}}}",
                        "{'jsonrpc':'2.0','method':'notifications/resources/updated','params':"
                                + "{'uri':'a:1',"
                                + id
                                + "}}",
                        "{'jsonrpc':'2.0','method':'notifications/resources/list_changed',"
                                + "'params':{"
                                + id
                                + "}}");
    }

    @Test
    void a_modern_client_wants_too_much() {
        String uris =
                IntStream.rangeClosed(0, Session.MAX_SUBSCRIPTIONS)
                        .mapToObj(i -> "'a:" + i + "'")
                        .collect(Collectors.joining(","));
        frames.assertReplied(
                frames.sendTo(
                        new RecordingSink(),
                        request(
                                "subscriptions/listen",
                                "'notifications':{'resourceSubscriptions':[%s]},%s"
                                        .formatted(uris, Frames.ENVELOPE))),
                Kind.REJECTED,
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32602,'message':'Invalid params:"
                        + " notifications.resourceSubscriptions must have at most 1000 strings'}}");
    }
}
