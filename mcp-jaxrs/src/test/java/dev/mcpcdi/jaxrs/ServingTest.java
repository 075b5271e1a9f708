package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ws.rs.core.Application;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ServingTest {

    private final Serving serving =
            new Serving(
                    Shop.Api.class.getName(),
                    Map.of(
                            Shop.Api.class.getName(), Set.of("/api/"),
                            Shop.Unmapped.class.getName(), Set.of("/unmapped/"),
                            Shop.Admin.class.getName(), Set.of("/admin/")));

    @Test
    void the_application_serves() {
        assertThat(serves(serving, new Shop.Api(), "/api/")).isTrue();
    }

    @Test
    void another_application_does_not_serve_wherever_it_claims_to_be() {
        assertThat(serves(serving, new Shop.Admin(), "/admin/")).isFalse();
        assertThat(serves(serving, new Shop.Admin(), "/api/")).isFalse();
    }

    @Test
    void a_proxy_of_the_application_serves() {
        assertThat(serves(serving, new Shop.Proxy(), "/api/")).isTrue();
    }

    @Test
    void a_subclass_that_is_an_application_itself_does_not_serve() {
        assertThat(serves(serving, new Shop.Unmapped(), "/unmapped/")).isFalse();
    }

    @Test
    void an_object_of_the_container_serves_at_the_path_of_the_application() {
        Application wrapper = new Application() {};
        assertThat(serves(serving, wrapper, "/api/")).isTrue();
        assertThat(serves(serving, wrapper, "/admin/")).isFalse();
        assertThat(serves(serving, wrapper, "/api/v2/")).isFalse();
        assertThat(serves(serving, null, "/api/")).isTrue();
    }

    @Test
    void a_base_path_may_lack_its_last_slash() {
        assertThat(serves(serving, null, "/api")).isTrue();
        assertThat(serves(serving, null, "/admin")).isFalse();
    }

    @Test
    void the_only_application_serves_wherever_a_proxy_server_moved_it() {
        Serving only = new Serving("shop.Api", Map.of("shop.Api", Set.of("/shop/api/")));
        assertThat(serves(only, new Application() {}, "/elsewhere/")).isTrue();
    }

    @Test
    void nothing_is_served_after_a_start_that_failed() {
        assertThatThrownBy(() -> Serving.failed().check(new Shop.Api(), "/api/"))
                .isInstanceOf(Refused.class)
                .hasMessage("Not started: the log of the server says why")
                .extracting(refused -> ((Refused) refused).status())
                .isEqualTo(503);
    }

    private static boolean serves(Serving serving, Application reached, String basePath) {
        try {
            serving.check(reached, basePath);
            return true;
        } catch (Refused refused) {
            assertThat(refused.status()).isEqualTo(404);
            return false;
        }
    }
}
