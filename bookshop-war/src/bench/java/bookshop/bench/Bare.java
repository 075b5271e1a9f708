package bookshop.bench;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.nio.charset.StandardCharsets;

/** A resource that returns the bytes of {@code add}'s answer and does nothing for them. */
@Path("bare")
@ApplicationScoped
public class Bare {

    private static final byte[] ANSWER =
            """
            {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"5"}],\
            "structuredContent":{"result":5}}}"""
                    .getBytes(StandardCharsets.UTF_8);

    @POST
    @Produces("application/json")
    public byte[] answer(byte[] request) {
        return ANSWER;
    }
}
