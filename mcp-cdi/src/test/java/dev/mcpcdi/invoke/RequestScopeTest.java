package dev.mcpcdi.invoke;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.enterprise.context.control.RequestContextController;
import jakarta.json.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

class RequestScopeTest {

    private final ActiveCall active = new ActiveCall();

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
        assertThat(scope(controller).during(call("1"), () -> controller.active)).isTrue();
        assertThat(controller.active).isFalse();
    }

    @Test
    void a_scope_of_the_call_ends_with_its_failure() {
        Controller controller = new Controller(false);
        RequestScope scope = scope(controller);
        assertThatThrownBy(
                        () ->
                                scope.during(
                                        call("1"),
                                        () -> {
                                            throw new IllegalStateException("no");
                                        }))
                .hasMessage("no");
        assertThat(controller.active).isFalse();
    }

    @Test
    void a_scope_that_was_there_before_stays() {
        Controller controller = new Controller(true);
        assertThat(scope(controller).during(call("1"), () -> "done")).isEqualTo("done");
        assertThat(controller.active).isTrue();
    }

    @Test
    void the_context_is_there_during_the_call_alone() {
        CallContext call = call("1");
        RequestScope scope = scope(new Controller(false));
        assertThat(scope.during(call, active::context)).containsSame(call);
        assertThat(active.context()).isEmpty();
    }

    @Test
    void the_context_of_a_failed_call_is_gone() {
        RequestScope scope = scope(new Controller(false));
        assertThatThrownBy(
                        () ->
                                scope.during(
                                        call("1"),
                                        () -> {
                                            throw new IllegalStateException("no");
                                        }))
                .hasMessage("no");
        assertThat(active.context()).isEmpty();
    }

    @Test
    void a_call_inside_a_call_gives_the_context_back() {
        CallContext outer = call("1");
        RequestScope scope = scope(new Controller(false));
        assertThat(
                        scope.during(
                                outer,
                                () -> {
                                    scope.during(call("2"), active::context);
                                    return active.context();
                                }))
                .containsSame(outer);
    }

    private RequestScope scope(Controller controller) {
        return new RequestScope(() -> controller, active);
    }

    private static CallContext call(String id) {
        return new CallContext(
                id,
                "2026-07-28",
                Optional.empty(),
                JsonValue.EMPTY_JSON_OBJECT,
                Optional.empty(),
                Optional.empty(),
                role -> false,
                name -> List.of(),
                new ConcurrentHashMap<>(),
                Map.of(),
                Optional.empty(),
                null,
                new CancelSignal(),
                uri -> Optional.empty(),
                CallContext.OfMethod.NONE);
    }
}
