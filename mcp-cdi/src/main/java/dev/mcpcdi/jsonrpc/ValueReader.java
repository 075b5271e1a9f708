package dev.mcpcdi.jsonrpc;

import jakarta.json.JsonArray;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import jakarta.json.stream.JsonParser;
import jakarta.json.stream.JsonParser.Event;
import jakarta.json.stream.JsonParserFactory;
import java.io.StringReader;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Builds a value from the events of a parser, within limits of its own: providers differ in theirs,
 * and some have none.
 */
final class ValueReader {

    private static final int MAX_DEPTH = 128;

    private final JsonProvider json;
    private final JsonParserFactory parsers;
    private final JsonBuilderFactory builders;
    private final NumberReader numbers;

    ValueReader(JsonProvider json) {
        this.json = json;
        parsers = json.createParserFactory(Map.of());
        builders = json.createBuilderFactory(Map.of());
        numbers = new NumberReader(json);
    }

    JsonValue read(String text) throws MalformedMessageException {
        try (JsonParser parser = parsers.createParser(new StringReader(text))) {
            JsonValue value = value(parser, parser.next(), 0);
            // Only after a structure do all parsers look for more; a bare scalar is no message.
            if (isStructure(value) && parser.hasNext()) {
                throw MalformedMessageException.parseError("there is text after the message");
            }
            return value;
        }
    }

    private static boolean isStructure(JsonValue value) {
        return value instanceof JsonObject || value instanceof JsonArray;
    }

    private JsonValue value(JsonParser parser, Event event, int depth)
            throws MalformedMessageException {
        return switch (event) {
            case START_OBJECT -> object(parser, deeper(depth));
            case START_ARRAY -> array(parser, deeper(depth));
            case VALUE_STRING -> json.createValue(parser.getString());
            case VALUE_NUMBER -> numbers.read(parser.getString());
            case VALUE_TRUE -> JsonValue.TRUE;
            case VALUE_FALSE -> JsonValue.FALSE;
            case VALUE_NULL -> JsonValue.NULL;
            default -> throw new IllegalStateException("No value begins with " + event);
        };
    }

    private JsonObject object(JsonParser parser, int depth) throws MalformedMessageException {
        JsonObjectBuilder object = builders.createObjectBuilder();
        Set<String> names = new HashSet<>();
        for (Event event = parser.next(); event != Event.END_OBJECT; event = parser.next()) {
            String name = parser.getString();
            if (!names.add(name)) {
                throw MalformedMessageException.parseError("an object names a member twice");
            }
            object.add(name, value(parser, parser.next(), depth));
        }
        return object.build();
    }

    private JsonArray array(JsonParser parser, int depth) throws MalformedMessageException {
        JsonArrayBuilder array = builders.createArrayBuilder();
        for (Event event = parser.next(); event != Event.END_ARRAY; event = parser.next()) {
            array.add(value(parser, event, depth));
        }
        return array.build();
    }

    private static int deeper(int depth) throws MalformedMessageException {
        if (depth == MAX_DEPTH) {
            throw MalformedMessageException.parseError(
                    "nested deeper than " + MAX_DEPTH + " levels");
        }
        return depth + 1;
    }
}
