package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/**
 * A request that means no good, and its answer on each server.
 *
 * @param name what is wrong with it
 * @param request what is sent
 * @param onPayara the answer of Payara Micro
 * @param onWildFly the answer of WildFly
 */
record Hostile(String name, RawRequest request, Answer onPayara, Answer onWildFly) {

    /**
     * An answer.
     *
     * @param status the status
     * @param body the exact body, null for a page of the container, whatever it says
     */
    record Answer(int status, String body) {

        void assertGiven(RawHttp.Response response) {
            if (body == null) {
                assertThat(response.body()).doesNotContain("jsonrpc");
                assertThat(response.status()).isEqualTo(status);
            } else {
                assertThat(List.of(response.status(), response.body()))
                        .isEqualTo(List.of(status, body));
                assertThat(response.isOfEndpoint()).isTrue();
            }
        }
    }

    /** The same answer on both servers. */
    Hostile(String name, RawRequest request, Answer answer) {
        this(name, request, answer, answer);
    }

    Answer expected() {
        return ServerKind.underTest() instanceof WildFly ? onWildFly : onPayara;
    }

    /** A body in which single quotes stand for double ones. */
    static Answer quoted(int status, String body) {
        return new Answer(status, body.replace('\'', '"'));
    }

    /** An error without an id. */
    static Answer error(int status, int code, String message) {
        return error(status, "", code, message);
    }

    /** An error that answers the request 1. */
    static Answer failure(int status, int code, String message) {
        return error(status, "\"id\":1,", code, message);
    }

    /** What the container answers before the endpoint is reached. */
    static Answer container(int status) {
        return new Answer(status, null);
    }

    private static Answer error(int status, String id, int code, String message) {
        return new Answer(
                status,
                "{\"jsonrpc\":\"2.0\",%s\"error\":{\"code\":%d,\"message\":\"%s\"}}"
                        .formatted(id, code, message));
    }

    @Override
    public String toString() {
        return name.replace("\r\n", ", ");
    }
}
