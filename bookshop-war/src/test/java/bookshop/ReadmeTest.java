package bookshop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.problem.ProblemCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the README shows is what the sources say. */
class ReadmeTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern BLOCK =
            Pattern.compile("(?:<!-- from (\\S+) -->\n)?```java\n(.*?)```", Pattern.DOTALL);

    @Test
    void java_blocks_stand_in_the_file_they_name() throws IOException {
        var blocks = BLOCK.matcher(readme()).results().toList();
        assertThat(blocks).isNotEmpty();
        for (var block : blocks) {
            assertThat(block.group(1)).as("source of: %s", block.group(2)).isNotNull();
            assertThat(Files.readString(ROOT.resolve(block.group(1)))).contains(block.group(2));
        }
    }

    @Test
    void every_mistake_is_listed_once() throws IOException {
        String readme = readme();
        for (ProblemCode code : ProblemCode.values()) {
            assertThat(readme).containsOnlyOnce("| `" + code.id() + "` |");
        }
    }

    private static String readme() throws IOException {
        return Files.readString(ROOT.resolve("README.md"));
    }
}
