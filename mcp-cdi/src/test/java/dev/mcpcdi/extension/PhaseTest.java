package dev.mcpcdi.extension;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.enterprise.inject.spi.Annotated;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.enterprise.inject.spi.ProcessBean;
import org.junit.jupiter.api.Test;

class PhaseTest {

    private final IllegalStateException fault = new IllegalStateException();

    @Test
    void failure_without_a_message() {
        McpExtension extension = new McpExtension();
        extension.prepare(null);
        assertThatThrownBy(() -> extension.collect(new Broken()))
                .isExactlyInstanceOf(DeploymentException.class)
                .hasMessage(
                        "mcp-cdi failed while it was reading beans. This is a fault of mcp-cdi, not of the application. Please report it with its stack trace: java.lang.IllegalStateException")
                .hasCause(fault);
    }

    @Test
    void failure_with_a_message() {
        assertThatThrownBy(
                        () ->
                                Phase.run(
                                        "building tools",
                                        () -> {
                                            throw new IllegalStateException("No handle.", fault);
                                        }))
                .hasMessage(
                        "mcp-cdi failed while it was building tools. This is a fault of mcp-cdi, not of the application. Please report it with its stack trace: java.lang.IllegalStateException: No handle.");
    }

    /** An event that cannot be read. */
    private final class Broken implements ProcessBean<Object> {

        @Override
        public Annotated getAnnotated() {
            throw fault;
        }

        @Override
        public Bean<Object> getBean() {
            throw fault;
        }

        @Override
        public void addDefinitionError(Throwable definitionError) {
            throw fault;
        }
    }
}
