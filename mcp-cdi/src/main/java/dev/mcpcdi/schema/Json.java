package dev.mcpcdi.schema;

import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonReaderFactory;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import jakarta.json.stream.JsonParserFactory;
import java.io.StringReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;

/** Makes JSON values; holds the provider's factories, since looking them up is slow. */
final class Json {

    /** As of a message: what is in a text must not be deeper than what is around it. */
    private static final int MAX_DEPTH = 128;

    private final JsonProvider provider;
    private final JsonBuilderFactory builders;
    private final JsonReaderFactory readers;

    Json(JsonProvider provider) {
        this.provider = provider;
        builders = provider.createBuilderFactory(Map.of());
        readers = provider.createReaderFactory(Map.of());
    }

    JsonString string(String value) {
        return provider.createValue(value);
    }

    JsonNumber number(BigDecimal value) {
        return provider.createValue(value);
    }

    JsonNumber number(BigInteger value) {
        return provider.createValue(value);
    }

    JsonNumber number(long value) {
        return provider.createValue(value);
    }

    JsonObjectBuilder object() {
        return builders.createObjectBuilder();
    }

    JsonObjectBuilder object(JsonObject start) {
        return builders.createObjectBuilder(start);
    }

    JsonArrayBuilder array() {
        return builders.createArrayBuilder();
    }

    JsonObject type(String name) {
        return object().add("type", name).build();
    }

    private static boolean isDeep(String text) {
        int depth = 0;
        boolean quoted = false;
        for (int i = 0; i < text.length() && depth <= MAX_DEPTH; i++) {
            char c = text.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (quoted && c == '\\') {
                i++;
            } else if (!quoted && (c == '{' || c == '[')) {
                depth++;
            } else if (!quoted && (c == '}' || c == ']')) {
                depth--;
            }
        }
        return depth > MAX_DEPTH;
    }

    JsonParserFactory parsers() {
        return provider.createParserFactory(Map.of());
    }

    /** The value of a JSON text of the developer's; fails as the provider does. */
    JsonValue parseExactly(String text) {
        try (var reader = readers.createReader(new StringReader(text))) {
            return reader.readValue();
        }
    }

    /** The value of a JSON text, or nothing; never fails, whatever the text is. */
    Optional<JsonValue> parse(String text) {
        if (isDeep(text)) {
            return Optional.empty();
        }
        try {
            return Optional.of(parseExactly(text));
        } catch (RuntimeException | StackOverflowError e) {
            // Providers throw more than JsonException, for instance on numbers out of range.
            return Optional.empty();
        }
    }
}
