package dev.mcpcdi.jaxrs;

import static org.assertj.core.api.Assertions.assertThat;

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
        assertThat(serving.serves(new Shop.Api(), "/api/")).isTrue();
    }

    @Test
    void another_application_does_not_serve_wherever_it_claims_to_be() {
        assertThat(serving.serves(new Shop.Admin(), "/admin/")).isFalse();
        assertThat(serving.serves(new Shop.Admin(), "/api/")).isFalse();
    }

    @Test
    void a_proxy_of_the_application_serves() {
        assertThat(serving.serves(new Shop.Proxy(), "/api/")).isTrue();
    }

    @Test
    void a_subclass_that_is_an_application_itself_does_not_serve() {
        assertThat(serving.serves(new Shop.Unmapped(), "/unmapped/")).isFalse();
    }

    @Test
    void an_object_of_the_container_serves_at_the_path_of_the_application() {
        Application wrapper = new Application() {};
        assertThat(serving.serves(wrapper, "/api/")).isTrue();
        assertThat(serving.serves(wrapper, "/admin/")).isFalse();
        assertThat(serving.serves(wrapper, "/api/v2/")).isFalse();
        assertThat(serving.serves(null, "/api/")).isTrue();
    }

    @Test
    void a_base_path_may_lack_its_last_slash() {
        assertThat(serving.serves(null, "/api")).isTrue();
        assertThat(serving.serves(null, "/admin")).isFalse();
    }

    @Test
    void the_only_application_serves_wherever_a_proxy_server_moved_it() {
        Serving only = new Serving("shop.Api", Map.of("shop.Api", Set.of("/shop/api/")));
        assertThat(only.serves(new Application() {}, "/elsewhere/")).isTrue();
    }
}
