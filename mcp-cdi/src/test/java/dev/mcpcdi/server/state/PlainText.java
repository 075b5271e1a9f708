package dev.mcpcdi.server.state;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.mcpcdi.spi.RequestStateCodec;

/** A codec that hides nothing, so that a test can read claims and write its own. */
final class PlainText implements RequestStateCodec {

    @Override
    public String encode(byte[] claims) {
        return new String(claims, UTF_8);
    }

    @Override
    public byte[] decode(String token) {
        return token.getBytes(UTF_8);
    }
}
