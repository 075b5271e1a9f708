package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.server.Reply.Kind;
import dev.mcpcdi.server.stream.RecordingSink;
import dev.mcpcdi.spi.SubscriptionBus.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code subscriptions/listen} and what sessions hear (mcp-spec.md E-078 to E-096). */
class ListenTest {

    private static final Codec CODEC = new Codec(Frames.JSON);
    private static final Change TOOLS = Change.of(dev.mcpcdi.spi.SubscriptionBus.Kind.TOOLS);
    private static final Change PROMPTS = Change.of(dev.mcpcdi.spi.SubscriptionBus.Kind.PROMPTS);

    private final List<Runnable> due = new ArrayList<>();
    private final Frames frames =
            Frames.timed(
                    (delay, action) -> {
                        due.add(action);
                        return () -> due.remove(action);
                    },
                    FakeToolCall.echo());
    private final RecordingSink sink = new RecordingSink();

    private void passTime() {
        List<Runnable> now = List.copyOf(due);
        due.clear();
        now.forEach(Runnable::run);
    }

    private static String listen(String id, String filter) {
        return "{'jsonrpc':'2.0','id':%s,'method':'subscriptions/listen','params':{%s%s}}"
                .formatted(id, Frames.ENVELOPE, filter);
    }

    private static List<String> sent(RecordingExchange exchange) {
        return exchange.sent().stream()
                .map(message -> CODEC.text(message).replace('"', '\''))
                .toList();
    }

    private static String ack(String id, String honoured) {
        return "{'jsonrpc':'2.0','method':'notifications/subscriptions/acknowledged','params':"
                + "{'_meta':{'io.modelcontextprotocol/subscriptionId':%s},'notifications':{%s}}}"
                        .formatted(id, honoured);
    }

    private static String changed(String id) {
        return "{'jsonrpc':'2.0','method':'notifications/tools/list_changed','params':"
                + "{'_meta':{'io.modelcontextprotocol/subscriptionId':%s}}}".formatted(id);
    }

    private RecordingExchange open(String id, String filter) {
        return frames.sendTo(sink, listen(id, filter));
    }

    /** E-081 to E-084. */
    @ParameterizedTest
    @ValueSource(strings = {"30", "'thirty'"})
    void the_acknowledgement_comes_first_and_all_have_the_id(String id) {
        RecordingExchange exchange =
                open(id, ",'notifications':{'toolsListChanged':true,'promptsListChanged':true}");
        frames.publish(TOOLS);
        frames.publish(PROMPTS);
        passTime();
        assertThat(sent(exchange)).containsExactly(ack(id, "'toolsListChanged':true"), changed(id));
        assertThat(exchange.replies()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{'toolsListChanged':false}",
                "{'resourceSubscriptions':['a:b']}",
                "{'promptsListChanged':true}"
            })
    void what_was_not_wanted_or_is_not_there_is_not_sent(String filter) {
        RecordingExchange exchange = open("1", ",'notifications':" + filter);
        frames.publish(TOOLS);
        passTime();
        assertThat(sent(exchange)).containsExactly(ack("1", ""));
    }

    @Test
    void a_burst_is_one_change() {
        RecordingExchange exchange = open("1", ",'notifications':{'toolsListChanged':true}");
        for (int i = 0; i < 1_000; i++) {
            frames.publish(TOOLS);
        }
        assertThat(due).hasSize(1);
        passTime();
        frames.publish(TOOLS);
        passTime();
        assertThat(sent(exchange))
                .containsExactly(ack("1", "'toolsListChanged':true"), changed("1"), changed("1"));
    }

    /** E-086, E-095. */
    @Test
    void a_client_listens_several_times() {
        RecordingExchange one = open("1", ",'notifications':{'toolsListChanged':true}");
        RecordingExchange two = open("'1'", ",'notifications':{'toolsListChanged':true}");
        RecordingExchange none = open("3", ",'notifications':{}");
        frames.publish(TOOLS);
        passTime();
        one.goAway();
        frames.publish(TOOLS);
        passTime();
        assertThat(sent(one)).containsExactly(ack("1", "'toolsListChanged':true"), changed("1"));
        assertThat(sent(two))
                .containsExactly(
                        ack("'1'", "'toolsListChanged':true"), changed("'1'"), changed("'1'"));
        assertThat(sent(none)).containsExactly(ack("3", ""));
    }

    /** E-082, E-094. */
    @Test
    void nothing_comes_before_the_acknowledgement_whenever_it_happens() throws Exception {
        Frames busy = Frames.timed(Frames.AT_ONCE, FakeToolCall.echo());
        AtomicBoolean isOver = new AtomicBoolean();
        Thread changes =
                new Thread(
                        () -> {
                            while (!isOver.get()) {
                                busy.publish(TOOLS);
                            }
                        });
        changes.start();
        for (int i = 0; i < 200; i++) {
            RecordingExchange exchange =
                    busy.sendTo(
                            new RecordingSink(),
                            listen("1", ",'notifications':{'toolsListChanged':true}"));
            assertThat(sent(exchange).get(0)).isEqualTo(ack("1", "'toolsListChanged':true"));
            exchange.goAway();
        }
        isOver.set(true);
        changes.join();
    }

    /** E-096. */
    @Test
    void nobody_listens_where_nothing_changes() {
        Frames empty = Frames.with();
        empty.assertReplied(
                empty.sendTo(sink, listen("1", ",'notifications':{}")),
                Kind.NOT_FOUND,
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32601,'message':"
                        + "'Method not found: subscriptions/listen'}}");
    }

    /** E-089. */
    @Test
    void a_client_that_is_gone_is_told_nothing() {
        RecordingExchange exchange = open("1", ",'notifications':{'toolsListChanged':true}");
        exchange.goAway();
        frames.publish(TOOLS);
        passTime();
        assertThat(sent(exchange)).hasSize(1);
    }

    /** E-089, over stdio. */
    @Test
    void a_client_cancels_what_it_listens_to() {
        frames.onConnection(new Session(message -> {}));
        RecordingExchange exchange = open("1", ",'notifications':{'toolsListChanged':true}");
        frames.send(
                "{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':1,"
                        + Frames.ENVELOPE
                        + "}}");
        frames.publish(TOOLS);
        passTime();
        assertThat(sent(exchange)).hasSize(1);
        assertThat(exchange.replies()).extracting(Reply::kind).containsExactly(Kind.CANCELLED);
    }

    /** E-087, over stdio. */
    @Test
    void the_end_of_the_connection_ends_what_it_listens_to() {
        Session connection = new Session(message -> {});
        frames.onConnection(connection);
        RecordingExchange exchange = open("1", ",'notifications':{'toolsListChanged':true}");
        connection.end();
        assertThat(exchange.replies()).extracting(Reply::kind).containsExactly(Kind.ANSWERED);
    }

    /** E-085, E-087. */
    @Test
    void the_end_of_the_server_is_a_result() {
        RecordingExchange exchange = open("'x'", ",'notifications':{'toolsListChanged':true}");
        frames.close();
        frames.assertReplied(
                exchange,
                Kind.ANSWERED,
                "{'jsonrpc':'2.0','id':'x','result':{'resultType':'complete','_meta':{"
                        + "'io.modelcontextprotocol/serverInfo':"
                        + Frames.SERVER_INFO
                        + ",'io.modelcontextprotocol/subscriptionId':'x'}}}");
    }

    @Test
    void a_client_that_takes_no_stream() {
        frames.assertReplied(
                frames.send(listen("1", ",'notifications':{}")),
                Kind.NOT_ACCEPTABLE,
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32600,'message':"
                        + "'Not Acceptable: Client must accept text/event-stream'}}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "|notifications must be an object",
                ",'notifications':[]|notifications must be an object",
                ",'notifications':{'toolsListChanged':1}"
                        + "|notifications.toolsListChanged must be a boolean",
                ",'notifications':{'resourceSubscriptions':[1]}"
                        + "|notifications.resourceSubscriptions must be an array of strings",
            })
    void a_filter_of_a_wrong_shape(String filter, String rule) {
        frames.assertReplied(
                open("1", Optional.ofNullable(filter).orElse("")),
                Kind.REJECTED,
                "{'jsonrpc':'2.0','id':1,'error':{'code':-32602,'message':'Invalid params: %s'}}"
                        .formatted(rule));
    }

    /** E-078. */
    @Test
    void a_session_hears_of_changes_once_it_is_ready_and_until_it_ends() {
        List<String> heard = new ArrayList<>();
        Session connection = new Session(message -> heard.add(CODEC.text(message)));
        frames.onConnection(connection);
        frames.send(
                "{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':"
                        + "'2025-11-25','capabilities':{},'clientInfo':{'name':'t','version':'1'}}}");
        frames.publish(TOOLS);
        passTime();
        assertThat(heard).isEmpty();
        frames.send("{'jsonrpc':'2.0','method':'notifications/initialized'}");
        frames.publish(TOOLS);
        frames.publish(PROMPTS);
        passTime();
        connection.end();
        frames.publish(TOOLS);
        passTime();
        assertThat(heard)
                .containsExactly(
                        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}");
    }

    @Test
    void too_many_listeners() {
        Audience audience = new Audience(new LocalBus(), Frames.AT_ONCE, 1);
        assertThat(audience.listen(change -> {})).isTrue();
        assertThat(audience.listen(change -> {})).isFalse();
    }
}
