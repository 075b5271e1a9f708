package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.server.Reply.Kind;
import jakarta.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists that come page by page (mcp-spec.md E-060 to E-063). */
@Timeout(60)
class PagesTest {

    private static final Codec CODEC = new Codec(Frames.JSON);

    private static FakeToolCall tool(String name) {
        return FakeToolCall.named(name, arguments -> null);
    }

    private static List<FakeToolCall> tools(String prefix, int count) {
        return IntStream.range(0, count).mapToObj(i -> tool(prefix + "%05d".formatted(i))).toList();
    }

    private static JsonObject page(Frames frames, Optional<String> cursor) {
        String params = cursor.map(text -> "'cursor':'" + text + "'").orElse("");
        Reply reply =
                frames.send(
                                "{'jsonrpc':'2.0','id':1,'method':'tools/list','params':{"
                                        + params
                                        + "}}")
                        .replies()
                        .get(0);
        return Frames.parse(CODEC.text(reply.response().orElseThrow()))
                .asJsonObject()
                .getJsonObject("result");
    }

    private static List<String> names(JsonObject page) {
        return page.getJsonArray("tools").getValuesAs(JsonObject.class).stream()
                .map(tool -> tool.getString("name"))
                .toList();
    }

    private static Optional<String> next(JsonObject page) {
        return Optional.ofNullable(page.getString("nextCursor", null));
    }

    private static List<String> all(Frames frames) {
        List<String> names = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            JsonObject page = page(frames, cursor);
            names.addAll(names(page));
            cursor = next(page);
        } while (cursor.isPresent());
        return names;
    }

    @Test
    void the_last_page_has_no_cursor() {
        Frames frames = Frames.paged(2, new Offer(tools("t", 4)));
        JsonObject first = page(frames, Optional.empty());
        assertThat(names(first)).containsExactly("t00000", "t00001");
        JsonObject second = page(frames, next(first));
        assertThat(names(second)).containsExactly("t00002", "t00003");
        assertThat(next(second)).isEmpty();
    }

    @Test
    void a_cursor_outlives_its_entry_and_its_server() {
        Frames frames = Frames.paged(2, new Offer(tools("t", 3)));
        Optional<String> cursor = next(page(frames, Optional.empty()));
        Frames other = Frames.paged(5, new Offer(List.of(tool("t00000"), tool("t9"))));
        assertThat(names(page(other, cursor))).containsExactly("t9");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "AAAAAA", "AAAAAHQ", "====", "\u00e4"})
    void a_cursor_that_was_never_given_out(String cursor) {
        refused(cursor, "tools/list");
    }

    @Test
    void a_cursor_of_another_list() {
        refused(Cursors.after("prompts", "t00000"), "tools/list");
        refused(Cursors.after("tools", "t00000") + "A", "tools/list");
    }

    private static void refused(String cursor, String method) {
        Frames.paged(2, new Offer(tools("t", 3)))
                .expect(
                        "{'jsonrpc':'2.0','id':1,'method':'%s','params':{'cursor':'%s'}}"
                                .formatted(method, cursor),
                        Kind.ANSWERED,
                        "{'jsonrpc':'2.0','id':1,'error':{'code':-32602,'message':'Invalid cursor'}}");
    }

    /** Whatever comes and goes meanwhile, also right behind a cursor. */
    @Test
    void what_is_there_all_the_time_is_seen_once() throws InterruptedException {
        List<FakeToolCall> lasting = tools("t", 10_000);
        List<String> expected = lasting.stream().map(tool -> tool.definition().name()).toList();
        Frames frames = Frames.paged(100, new Offer(lasting));
        AtomicBoolean isOver = new AtomicBoolean();
        Thread changing =
                new Thread(
                        () -> {
                            for (int i = 0; !isOver.get(); i++) {
                                String name = "t%05dx".formatted(i * 37 % 10_000);
                                frames.add(new Offer(List.of(tool(name)))).run();
                            }
                        });
        changing.start();
        try {
            for (int i = 0; i < 5; i++) {
                assertThat(all(frames).stream().filter(name -> !name.endsWith("x")))
                        .containsExactlyElementsOf(expected);
            }
        } finally {
            isOver.set(true);
            changing.join();
        }
    }
}
