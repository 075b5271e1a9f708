package dev.mcpcdi.jsonrpc;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CodecWriteTest {

    private final JsonProvider json = JsonProvider.provider();
    private final Codec codec = new Codec(json);

    @Test
    void request() {
        assertThat(text(new Message.Request(json.createValue("a"), "m", object("k", "v"))))
                .isEqualTo(
                        "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"m\",\"params\":{\"k\":\"v\"}}");
    }

    @Test
    void notification_without_params() {
        assertThat(text(new Message.Notification("m", JsonValue.EMPTY_JSON_OBJECT)))
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"method\":\"m\"}");
    }

    @Test
    void result_with_line_breaks_stays_on_one_line() {
        assertThat(text(new Message.Success(json.createValue(1), object("k", "a\nb\r\u0001"))))
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"k\":\"a\\nb\\r\\u0001\"}}");
    }

    @Test
    void error_with_data() {
        RpcError error = new RpcError(-5, "no", Optional.of(object("k", "v")));

        assertThat(text(new Message.Failure(Optional.of(json.createValue(1)), error)))
                .isEqualTo(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,"
                                + "\"error\":{\"code\":-5,\"message\":\"no\",\"data\":{\"k\":\"v\"}}}");
    }

    @Test
    void error_without_id_has_no_null() {
        assertThat(text(new Message.Failure(Optional.empty(), new RpcError(-32700, "Parse error"))))
                .isEqualTo(
                        "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32700,\"message\":\"Parse error\"}}");
    }

    @Test
    void text_beyond_the_basic_plane_is_utf_8() {
        byte[] written = codec.write(new Message.Notification("é😀", JsonValue.EMPTY_JSON_OBJECT));

        assertThat(new String(written, StandardCharsets.UTF_8))
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"method\":\"é😀\"}");
    }

    private JsonObject object(String name, String value) {
        return json.createObjectBuilder().add(name, value).build();
    }

    private String text(Message message) {
        return new String(codec.write(message), StandardCharsets.UTF_8);
    }
}
