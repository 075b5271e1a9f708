package dev.mcpcdi.server.state;

import dev.mcpcdi.jsonrpc.AsciiJson;
import dev.mcpcdi.jsonrpc.Codec;
import dev.mcpcdi.jsonrpc.MalformedMessageException;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonString;
import jakarta.json.spi.JsonProvider;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;

/** Claims as JSON and back. Safe for any thread. */
final class ClaimsText {

    private static final int VERSION = 1;

    private final JsonBuilderFactory builders;
    private final Codec codec;

    ClaimsText(JsonProvider json) {
        builders = json.createBuilderFactory(Map.of());
        codec = new Codec(json);
    }

    byte[] write(Claims claims) {
        JsonObjectBuilder text =
                builders.createObjectBuilder()
                        .add("v", VERSION)
                        .add("iat", claims.mintedAt())
                        .add("exp", claims.expiresAt())
                        .add("m", claims.method())
                        .add("t", claims.target())
                        .add("a", claims.argumentsDigest())
                        .add("s", claims.state());
        claims.audience().ifPresent(audience -> text.add("aud", audience));
        claims.principalDigest().ifPresent(principal -> text.add("p", principal));
        return AsciiJson.sorted(text.build());
    }

    /** Trusts nothing, for a codec of the application may let anything through. */
    Claims read(byte[] text) throws Rejection {
        try {
            JsonObject json = codec.parse(text).asJsonObject();
            if (number(json, "v").compareTo(BigDecimal.valueOf(VERSION)) != 0) {
                throw new Rejection(Reason.MALFORMED);
            }
            return new Claims(
                    number(json, "iat"),
                    number(json, "exp"),
                    json.getJsonString("m").getString(),
                    json.getJsonString("t").getString(),
                    json.getJsonString("a").getString(),
                    json.getJsonString("s").getString(),
                    optional(json, "aud"),
                    optional(json, "p"));
        } catch (MalformedMessageException | ClassCastException | NullPointerException e) {
            // JSON-P has the latter two for a member of another type and one that is missing.
            throw new Rejection(Reason.MALFORMED, e);
        }
    }

    private static BigDecimal number(JsonObject json, String name) {
        return json.getJsonNumber(name).bigDecimalValue();
    }

    private static Optional<String> optional(JsonObject json, String name) {
        return Optional.ofNullable(json.getJsonString(name)).map(JsonString::getString);
    }
}
