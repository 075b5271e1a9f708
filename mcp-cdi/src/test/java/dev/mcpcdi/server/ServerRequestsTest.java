package dev.mcpcdi.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mcpcdi.ToolException;
import dev.mcpcdi.invoke.Asker;
import dev.mcpcdi.jsonrpc.Message;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** The requests that a server makes in one session. */
class ServerRequestsTest {

    private static final JsonProvider JSON = JsonProvider.provider();
    private static final Asker ASKER = new Asker(Asker.Kind.RESOLVER, "size");

    private final ServerRequests requests = new ServerRequests();

    private void answer(JsonValue id) {
        requests.answered(new Message.Success(id, JsonValue.EMPTY_JSON_OBJECT));
    }

    @Test
    void an_answer_reaches_its_request_whether_its_id_is_a_number_or_a_text() {
        ServerRequests.Pending one = requests.make(ASKER);
        ServerRequests.Pending two = requests.make(ASKER);
        answer(JSON.createValue(two.id()));
        assertThat(two.answer()).isCompletedWithValue(JsonValue.EMPTY_JSON_OBJECT);
        assertThat(one.answer()).isNotDone();
        answer(JSON.createValue(Long.toString(one.id())));
        assertThat(one.answer()).isCompleted();
        assertThat(requests.size()).isZero();
    }

    @Test
    void an_answer_to_nothing_is_ignored() {
        ServerRequests.Pending one = requests.make(ASKER);
        answer(JSON.createValue(99));
        answer(JSON.createValue("x"));
        answer(JSON.createValue(1.5));
        assertThat(one.answer()).isNotDone();
    }

    @Test
    void its_end_ends_what_is_open_and_what_comes_later() {
        CompletableFuture<?> before = requests.make(ASKER).answer();
        requests.end();
        CompletableFuture<?> after = requests.make(ASKER).answer();
        for (CompletableFuture<?> answer : new CompletableFuture<?>[] {before, after}) {
            assertThatThrownBy(answer::get)
                    .hasCause(
                            new ToolException(
                                    "Resolver 'size' got no answer: the session has ended"));
        }
        assertThat(requests.size()).isZero();
    }
}
