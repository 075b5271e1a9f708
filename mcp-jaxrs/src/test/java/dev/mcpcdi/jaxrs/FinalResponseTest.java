package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.core.Response;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FinalResponseTest {

    private static final Response ANSWER =
            Response.ok("{}".getBytes(StandardCharsets.UTF_8))
                    .type("application/json")
                    .header("Mcp-Session-Id", "7")
                    .build();

    private final List<String> happened = new ArrayList<>();
    private boolean isDeployed;
    private boolean isCommitted;

    @Test
    void the_request_is_resumed() {
        isDeployed = true;
        give();
        assertThat(happened).containsExactly("resumed 200");
    }

    @Test
    void without_jax_rs_the_response_is_written_to_the_container() {
        give();
        assertThat(happened)
                .containsExactly(
                        "status 200",
                        "Content-Type: application/json",
                        "Mcp-Session-Id: 7",
                        "{}",
                        "completed");
    }

    @Test
    void without_jax_rs_a_stream_is_completed() {
        isCommitted = true;
        give();
        assertThat(happened).containsExactly("completed");
    }

    @Test
    void a_stream_ends_well_unless_it_did_not_begin() {
        isDeployed = true;
        response().end();
        isCommitted = true;
        response().end();
        assertThat(happened).containsExactly("resumed 503", "resumed 200");
    }

    private void give() {
        response().give(ANSWER);
    }

    private FinalResponse response() {
        return new FinalResponse(
                as(
                        AsyncResponse.class,
                        (proxy, method, arguments) -> resume((Response) arguments[0])),
                as(AsyncContext.class, (proxy, method, arguments) -> container(method.getName())));
    }

    private boolean resume(Response last) {
        if (!isDeployed) {
            throw new IllegalStateException("JAX-RS is gone");
        }
        return happened.add("resumed " + last.getStatus());
    }

    private Object container(String method) {
        if (method.equals("getResponse")) {
            return as(
                    HttpServletResponse.class,
                    (proxy, called, arguments) -> response(called.getName(), arguments));
        }
        happened.add(method.equals("complete") ? "completed" : method);
        return null;
    }

    private Object response(String method, Object[] arguments) {
        switch (method) {
            case "isCommitted":
                return isCommitted;
            case "getOutputStream":
                return new Body();
            case "setStatus":
                happened.add("status " + arguments[0]);
                return null;
            case "setHeader":
                happened.add(arguments[0] + ": " + arguments[1]);
                return null;
            default:
                throw new UnsupportedOperationException(method);
        }
    }

    private final class Body extends ServletOutputStream {

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setWriteListener(WriteListener listener) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void write(int b) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void write(byte[] bytes) {
            happened.add(new String(bytes, StandardCharsets.UTF_8));
        }
    }

    private static <T> T as(Class<T> type, InvocationHandler handler) {
        return type.cast(
                Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
