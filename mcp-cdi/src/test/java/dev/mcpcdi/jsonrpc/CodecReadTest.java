package dev.mcpcdi.jsonrpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CodecReadTest {

    private final JsonProvider json = JsonProvider.provider();
    private final Codec codec = new Codec(json);

    @Test
    void request_with_params() throws MalformedMessageException {
        JsonObject params = json.createObjectBuilder().add("a", JsonValue.NULL).build();

        assertThat(read("{'jsonrpc':'2.0','id':1,'method':'m','params':{'a':null}}"))
                .isEqualTo(new Message.Request(json.createValue(1), "m", params));
    }

    @Test
    void request_without_params_has_empty_ones() throws MalformedMessageException {
        assertThat(read("{'jsonrpc':'2.0','id':'x','method':'m'}"))
                .isEqualTo(
                        new Message.Request(
                                json.createValue("x"), "m", JsonValue.EMPTY_JSON_OBJECT));
    }

    @Test
    void message_without_id_is_a_notification() throws MalformedMessageException {
        assertThat(read(" {'method':'m','jsonrpc':'2.0'} \r\n"))
                .isEqualTo(new Message.Notification("m", JsonValue.EMPTY_JSON_OBJECT));
    }

    @Test
    void unknown_members_are_let_through() throws MalformedMessageException {
        assertThat(read("{'jsonrpc':'2.0','id':1,'method':'m','extra':[1.5,true,false]}"))
                .isInstanceOf(Message.Request.class);
    }

    @Test
    void result() throws MalformedMessageException {
        assertThat(read("{'jsonrpc':'2.0','id':7,'result':{}}"))
                .isEqualTo(new Message.Success(json.createValue(7), JsonValue.EMPTY_JSON_OBJECT));
    }

    @Test
    void error_with_data() throws MalformedMessageException {
        RpcError error = new RpcError(-1, "no", Optional.of(json.createValue("d")));

        assertThat(
                        read(
                                "{'jsonrpc':'2.0','id':7,"
                                        + "'error':{'code':-1,'message':'no','data':'d'}}"))
                .isEqualTo(new Message.Failure(Optional.of(json.createValue(7)), error));
    }

    @Test
    void error_without_id() throws MalformedMessageException {
        assertThat(read("{'jsonrpc':'2.0','error':{'code':-32700,'message':'Parse error'}}"))
                .isEqualTo(
                        new Message.Failure(
                                Optional.empty(),
                                new RpcError(RpcError.PARSE_ERROR, "Parse error")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-7",
                "12345678901234567890123456789",
                "9007199254740993",
                "\"\"",
                "\"1\"",
                "\"é\\n\\\"\"",
                "\"😀\""
            })
    void id_comes_back_as_it_was(String id) throws MalformedMessageException {
        Message.Request request =
                (Message.Request) read("{'jsonrpc':'2.0','method':'m','id':" + id + "}");

        assertThat(text(new Message.Success(request.id(), JsonValue.EMPTY_JSON_OBJECT)))
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{}}");
    }

    @Test
    void id_with_half_a_surrogate_pair_comes_back_as_it_was() throws MalformedMessageException {
        Message.Request request =
                (Message.Request) read("{'jsonrpc':'2.0','method':'m','id':'\\ud83d-\\ude00'}");

        assertThat(text(new Message.Success(request.id(), JsonValue.EMPTY_JSON_OBJECT)))
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":\"\\ud83d-\\ude00\",\"result\":{}}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[] | one message at a time, not an array",
                "[{'jsonrpc':'2.0','id':1,'method':'m'}] | one message at a time, not an array",
                "'text' | a message is an object",
                "12 | a message is an object",
                "null | a message is an object",
                "{'jsonrpc':'2.0','method':'m','id':null} | id must be a string or an integer",
                "{'jsonrpc':'2.0','method':'m','id':1.5} | id must be a string or an integer",
                "{'jsonrpc':'2.0','method':'m','id':1.0} | id must be a string or an integer",
                "{'jsonrpc':'2.0','method':'m','id':true} | id must be a string or an integer",
                "{'jsonrpc':'2.0','method':'m','id':{}} | id must be a string or an integer",
                "{'jsonrpc':'2.0','id':[],'result':{}} | id must be a string or an integer",
                "{'jsonrpc':'2.0','method':'m','params':[1]} | params must be an object",
                "{'jsonrpc':'2.0','method':1} | method must be a string",
                "{'jsonrpc':'2.0'} | method must be a string",
                "{} | jsonrpc must be \"2.0\"",
                "{'jsonrpc':'2.0','result':{}} | a result must have an id",
                "{'jsonrpc':'2.0','id':1,'result':[]} | result must be an object",
                "{'jsonrpc':'1.0','id':1,'result':{}} | jsonrpc must be \"2.0\"",
                "{'jsonrpc':'2.0','id':1,'error':{'code':1.5,'message':'m'}} | an error has an integer code and a message",
                "{'jsonrpc':'2.0','id':1,'error':{'code':1}} | an error has an integer code and a message",
                "{'jsonrpc':'2.0','id':1,'error':{'code':3000000000,'message':'m'}} | the code of an error is out of range",
                "{'jsonrpc':'2.0','id':1,'error':{'code':1,'message':'m'},'result':{}} | a response has either result or error"
            })
    void shape_without_a_request_to_answer(String text, String reason) {
        assertThat(answer(text)).isEqualTo(invalid(Optional.empty(), reason));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'id':'x','method':'m'} | jsonrpc must be \"2.0\"",
                "{'jsonrpc':2.0,'id':'x','method':'m'} | jsonrpc must be \"2.0\"",
                "{'jsonrpc':'2.0','id':'x','method':null} | method must be a string",
                "{'jsonrpc':'2.0','id':'x'} | method must be a string",
                "{'jsonrpc':'2.0','id':'x','method':'m','params':null} | params must be an object",
                "{'jsonrpc':'2.0','id':'x','method':'m','params':[]} | params must be an object"
            })
    void shape_of_a_request_whose_id_can_be_read(String text, String reason) {
        assertThat(answer(text)).isEqualTo(invalid(Optional.of(json.createValue("x")), reason));
    }

    private static Message.Failure invalid(Optional<JsonValue> id, String reason) {
        return new Message.Failure(id, new RpcError(-32600, "Invalid request: " + reason));
    }

    private Message.Failure answer(String text) {
        return catchThrowableOfType(MalformedMessageException.class, () -> read(text)).answer();
    }

    private Message read(String text) throws MalformedMessageException {
        return codec.read(text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    }

    private String text(Message message) {
        return new String(codec.write(message), StandardCharsets.UTF_8);
    }
}
