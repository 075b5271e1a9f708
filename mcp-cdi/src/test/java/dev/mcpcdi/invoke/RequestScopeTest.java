package dev.mcpcdi.invoke;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.enterprise.context.control.RequestContextController;
import org.junit.jupiter.api.Test;

class RequestScopeTest {

    private static final class Controller implements RequestContextController {
        private boolean active;

        Controller(boolean active) {
            this.active = active;
        }

        @Override
        public boolean activate() {
            boolean ours = !active;
            active = true;
            return ours;
        }

        @Override
        public void deactivate() {
            active = false;
        }
    }

    @Test
    void a_scope_of_the_call_ends_with_it() {
        Controller controller = new Controller(false);
        assertThat(new RequestScope(() -> controller).during(() -> controller.active)).isTrue();
        assertThat(controller.active).isFalse();
    }

    @Test
    void a_scope_of_the_call_ends_with_its_failure() {
        Controller controller = new Controller(false);
        RequestScope scope = new RequestScope(() -> controller);
        assertThatThrownBy(
                        () ->
                                scope.during(
                                        () -> {
                                            throw new IllegalStateException("no");
                                        }))
                .hasMessage("no");
        assertThat(controller.active).isFalse();
    }

    @Test
    void a_scope_that_was_there_before_stays() {
        Controller controller = new Controller(true);
        assertThat(new RequestScope(() -> controller).during(() -> "done")).isEqualTo("done");
        assertThat(controller.active).isTrue();
    }
}
