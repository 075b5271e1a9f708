package dev.mcpcdi.it;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URL;
import java.util.stream.Stream;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a client sends that means no good, byte by byte, and its exact answer. */
@RunAsClient
@ExtendWith(ArquillianExtension.class)
class HostileIT {

    private static final Hostile.Answer TOO_LARGE =
            Hostile.error(413, -32600, "Request body too large: at most 4194304 bytes are read");

    @ArquillianResource private URL base;

    @Deployment
    static WebArchive bookshop() {
        return Wars.bookshop();
    }

    static Stream<Hostile> requests() {
        return Stream.of(HostileBodies.all(), HostileHeaders.all(), HostileEnvelopes.all())
                .flatMap(cases -> cases);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("requests")
    void hostile_request_has_its_answer(Hostile hostile) throws Exception {
        hostile.expected().assertGiven(http().send(inSession(hostile.request())));
    }

    @Test
    void body_without_end_is_cut_at_the_limit() throws Exception {
        var chunks = new ByteArrayOutputStream();
        for (int i = 0; i <= 64; i++) {
            chunks.write(RawRequest.bytes("10000\r\n" + " ".repeat(65_536) + "\r\n"));
        }
        TOO_LARGE.assertGiven(exchange("Transfer-Encoding: chunked", chunks.toByteArray()));
    }

    @Test
    void body_without_a_length_is_empty() throws Exception {
        Hostile.error(400, -32700, "Parse error").assertGiven(exchange("X: y", new byte[0]));
    }

    private RawHttp.Response exchange(String header, byte[] body) throws IOException {
        return http().exchange(
                        "POST /mcp",
                        "Host: localhost\r\n%s\r\n%s\r\n".formatted(RawRequest.JSON, header),
                        body);
    }

    private RawRequest inSession(RawRequest request) throws Exception {
        if (request.session().isEmpty()) {
            return request;
        }
        String id = new Wire(Wire.endpoint(base)).sessionOf(request.session().get());
        return request.and("Mcp-Session-Id: " + id);
    }

    private RawHttp http() {
        return new RawHttp(base.getPort());
    }
}
