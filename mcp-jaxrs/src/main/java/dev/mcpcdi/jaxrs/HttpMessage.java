package dev.mcpcdi.jaxrs;

import java.io.IOException;
import java.io.InputStream;

/** One posted message: checks what HTTP says about it, then reads it. For the request thread. */
final class HttpMessage {

    private final RequestHeaders headers;
    private final InputStream body;
    private final int limit;

    HttpMessage(RequestHeaders headers, InputStream body, int limit) {
        this.headers = headers;
        this.body = body;
        this.limit = limit;
    }

    /** Headers first: what is refused for them is never read. */
    byte[] bytes() throws Refused {
        if (!MediaTypes.isJson(headers.values("Content-Type"))) {
            throw Refused.unsupportedMediaType();
        }
        if (!MediaTypes.acceptJson(headers.values("Accept"))) {
            throw Refused.notAcceptable();
        }
        byte[] bytes = read();
        if (bytes.length > limit) {
            throw Refused.tooLarge(limit);
        }
        return bytes;
    }

    private byte[] read() throws Refused {
        try {
            // One byte more than allowed tells a message that is too long, whatever it declares.
            return body == null ? new byte[0] : body.readNBytes(limit + 1);
        } catch (IOException gone) {
            throw Refused.unreadableBody();
        }
    }
}
