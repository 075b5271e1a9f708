package dev.mcpcdi.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The tests that the tables of statements name are there. */
class StatementsTest {

    private static final Path TABLES = Path.of("src", "test", "statements");
    private static final Pattern METHOD = Pattern.compile("\\| `(\\w+)#(\\w+)` \\|");
    private static final Pattern SCRIPT = Pattern.compile("\\| `([\\w.]+\\.mjs)` ([^|]+) \\|");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (?!Statement|---).*\\|$");

    @Test
    void each_row_names_a_test() throws IOException {
        try (var tables = Files.list(TABLES)) {
            for (Path table : tables.toList()) {
                String text = Files.readString(table);
                assertThat(all(ROW, text)).isNotEmpty();
                for (MatchResult row : all(ROW, text)) {
                    assertNamesTest(row.group());
                }
            }
        }
    }

    private static void assertNamesTest(String row) throws IOException {
        for (MatchResult test : all(METHOD, row)) {
            assertThat(source(test.group(1) + ".java")).contains(" " + test.group(2) + "(");
        }
        for (MatchResult test : all(SCRIPT, row)) {
            assertThat(source(test.group(1))).contains(test.group(2));
        }
        assertThat(all(METHOD, row).size() + all(SCRIPT, row).size()).as(row).isEqualTo(1);
    }

    private static List<MatchResult> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().toList();
    }

    private static String source(String name) throws IOException {
        for (String module : List.of("mcp-cdi", "mcp-jaxrs", "bookshop-war", "arquillian")) {
            try (var files =
                    Files.find(
                            Path.of("..", module, "src", "test"),
                            20,
                            (file, a) -> is(file, name))) {
                var found = files.findFirst();
                if (found.isPresent()) {
                    return Files.readString(found.get());
                }
            }
        }
        throw new AssertionError("There is no " + name);
    }

    private static boolean is(Path file, String name) {
        return file.endsWith(name) && !file.toString().contains("node_modules");
    }
}
