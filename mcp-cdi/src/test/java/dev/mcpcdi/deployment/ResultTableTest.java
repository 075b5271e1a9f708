package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Content;
import dev.mcpcdi.McpConfig;
import dev.mcpcdi.Tool;
import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolException;
import dev.mcpcdi.ToolResult;
import dev.mcpcdi.protocol.Revision;
import dev.mcpcdi.spi.ContentEncoder;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each kind of return value is on the wire, in every revision. */
class ResultTableTest {

    private static final byte[] BYTES = {1, 2};
    private static final Content IMAGE = new Content.Image(BYTES, "image/png");

    record Book(String title, BigDecimal price) {}

    private static final Book DUNE = new Book("Dune", new BigDecimal("9.90"));

    /** A picture of another library. */
    static class Picture {
        final byte[] pixels;

        Picture(byte... pixels) {
            this.pixels = pixels;
        }
    }

    static class Photo extends Picture {
        Photo() {
            super((byte) 3);
        }
    }

    @ApplicationScoped
    static class Pictures implements ContentEncoder<Picture> {
        @Override
        public List<Content> encode(Picture value) {
            if (value.pixels.length == 0) {
                throw new ToolException("no pixels");
            }
            return List.of(new Content.Image(value.pixels, "image/bmp"));
        }
    }

    @ApplicationScoped
    static class Blocks {

        @Tool(description = "d")
        Content.Text text() {
            return new Content.Text("a \"b\"");
        }

        @Tool(description = "d")
        Content image() {
            return IMAGE;
        }

        @Tool(description = "d")
        CompletionStage<Content> later() {
            return CompletableFuture.completedFuture(IMAGE);
        }

        @Tool(description = "d")
        Content.EmbeddedText embeddedText() {
            return new Content.EmbeddedText("a:b", null, "t");
        }

        @Tool(description = "d")
        Content.EmbeddedBlob embeddedBlob() {
            return new Content.EmbeddedBlob("a:b", "x/y", BYTES);
        }

        @Tool(description = "d")
        List<Content> list() {
            return Arrays.asList(new Content.Text("a"), null, IMAGE);
        }

        @Tool(description = "d")
        Content[] array() {
            return new Content[] {IMAGE, new Content.Text("a")};
        }

        @Tool(description = "d")
        Stream<Content> stream() {
            return Stream.of(IMAGE, new Content.Text("a"));
        }

        @Tool(description = "d")
        List<Set<Content>> nested() {
            return List.of(Set.of(IMAGE), Set.of());
        }

        @Tool(description = "d")
        Optional<Content> there() {
            return Optional.of(IMAGE);
        }

        @Tool(description = "d")
        Optional<Content> absent() {
            return Optional.empty();
        }

        @Tool(description = "d")
        Content none() {
            return null;
        }

        @Tool(description = "d")
        List<Object> mixed() {
            return Arrays.asList(
                    "Here:", IMAGE, 5, null, Optional.of("b"), List.of("c", DUNE), new Photo());
        }

        @Tool(description = "d")
        Object[] mixedArray() {
            return new Object[] {IMAGE, "a"};
        }

        @Tool(description = "d")
        Object anything() {
            return List.of(DUNE, IMAGE);
        }

        @Tool(description = "d")
        Picture picture() {
            return new Picture(BYTES);
        }

        @Tool(description = "d")
        List<Photo> photos() {
            return List.of(new Photo(), new Photo());
        }

        @Tool(description = "d")
        Optional<Picture> perhaps() {
            return Optional.of(new Photo());
        }

        @Tool(description = "d")
        Picture empty() {
            return new Picture();
        }
    }

    @ApplicationScoped
    static class Values {

        @Tool(description = "d")
        void nothing() {}

        @Tool(description = "d")
        String words() {
            return "a\n\"b\"";
        }

        @Tool(description = "d")
        String emptyText() {
            return "";
        }

        @Tool(description = "d")
        String noText() {
            return null;
        }

        @Tool(description = "d")
        String json() {
            return "{\"a\":1}";
        }

        @Tool(description = "d")
        int whole() {
            return 3;
        }

        @Tool(description = "d")
        double real() {
            return 3;
        }

        @Tool(description = "d")
        long large() {
            return Long.MAX_VALUE;
        }

        @Tool(description = "d")
        BigInteger larger() {
            return BigInteger.TEN.pow(40).add(BigInteger.ONE);
        }

        @Tool(description = "d")
        BigDecimal exact() {
            return new BigDecimal("0.1234567890123456789012345678901234567890");
        }

        @Tool(description = "d")
        List<BigDecimal> several() {
            return List.of(new BigDecimal("1.10"), new BigDecimal("100000000000000000000.5"));
        }

        @Tool(description = "d")
        boolean truth() {
            return true;
        }

        @Tool(description = "d")
        List<List<String>> table() {
            return List.of(List.of("a", "b"), List.of(), List.of("c"));
        }

        @Tool(description = "d")
        Book book() {
            return DUNE;
        }

        @Tool(description = "d")
        List<Book> books() {
            return List.of(DUNE);
        }

        @Tool(description = "d")
        Map<String, Integer> stock() {
            return Map.of("Dune", 2);
        }

        @Tool(description = "d")
        JsonObject object() {
            return Json.createObjectBuilder().add("a", 1.10).build();
        }

        @Tool(description = "d", structuredOutput = StructuredOutput.OFF)
        Book off() {
            return DUNE;
        }

        @Tool(description = "d", structuredOutput = StructuredOutput.ON)
        List<Object> on() {
            return List.of("a", 1);
        }
    }

    @ApplicationScoped
    static class Results {

        @Tool(description = "d")
        ToolResult built() {
            return ToolResult.builder()
                    .text("a")
                    .image(BYTES, "image/png")
                    .addAll(List.of(new Content.Text("b")))
                    .structuredContent(DUNE)
                    .build();
        }

        @Tool(description = "d")
        ToolResult structuredAlone() {
            return ToolResult.builder().structuredContent(Map.of("n", 1)).build();
        }

        @Tool(description = "d", outputType = Book.class)
        ToolResult typed() {
            return ToolResult.text("a").withStructuredContent(DUNE);
        }

        @Tool(description = "d", outputType = Book.class)
        ToolResult missing() {
            return ToolResult.text("a");
        }

        @Tool(description = "d", outputType = Book.class)
        ToolResult failed() {
            return ToolResult.builder().text("no").structuredContent(DUNE).error().build();
        }

        @Tool(description = "d")
        List<ToolResult> results() {
            return List.of(ToolResult.text("a"), ToolResult.of(IMAGE));
        }

        @Tool(description = "d")
        ToolResult number() {
            return ToolResult.text("five").withStructuredContent(5);
        }

        @Tool(description = "d")
        ToolResult nothingAtAll() {
            return ToolResult.text("null").withStructuredContent(JsonValue.NULL);
        }

        @Tool(description = "d")
        ToolResult meta() {
            return ToolResult.builder()
                    .text("a")
                    .meta(Json.createObjectBuilder().add("shop.example/id", 7).build())
                    .build();
        }

        @Tool(description = "d")
        ToolResult reserved() {
            return ToolResult.builder()
                    .meta(Json.createObjectBuilder().add("io.modelcontextprotocol/x", 7).build())
                    .build();
        }

        @Tool(description = "d")
        Content sound() {
            return new Content.Audio(BYTES, "audio/wav");
        }

        @Tool(description = "d")
        Content link() {
            return new Content.ResourceLink("a:b", "n", "d", "x/y");
        }
    }

    @ApplicationScoped
    static class Stateless implements McpConfig {
        @Override
        public Map<String, String> settings() {
            return Map.of("mcp.http.stateless", "true");
        }
    }

    private static SeContainer container;

    @BeforeAll
    static void deploy() {
        container =
                Deployment.of(
                        Blocks.class, Values.class, Results.class, Pictures.class, Stateless.class);
    }

    @AfterAll
    static void undeploy() {
        container.close();
    }

    private static final String PNG =
            "{\"type\":\"image\",\"data\":\"AQI=\",\"mimeType\":\"image/png\"}";

    private static String call(String tool, Revision revision) {
        return new Client(container).call(tool, revision);
    }

    /** What 2026-07-28 adds to every result. */
    private static String modern(String members, String meta) {
        return "{%s,\"resultType\":\"complete\",\"_meta\":{%s\"io.modelcontextprotocol/serverInfo\":{\"name\":\"mcp-server\",\"version\":\"\"}}}"
                .formatted(members, meta);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    text         | {"type":"text","text":"a \\"b\\""} |
                    image        | PNG |
                    later        | PNG |
                    embeddedText | {"type":"resource","resource":{"uri":"a:b","text":"t"}} |
                    embeddedBlob | {"type":"resource","resource":{"uri":"a:b","mimeType":"x/y","blob":"AQI="}} |
                    list         | {"type":"text","text":"a"},PNG |
                    array        | PNG,{"type":"text","text":"a"} |
                    stream       | PNG,{"type":"text","text":"a"} |
                    nested       | PNG |
                    there        | PNG |
                    absent       | `` |
                    none         | `` |
                    mixed        | {"type":"text","text":"Here:"},PNG,{"type":"text","text":"5"},{"type":"text","text":"b"},{"type":"text","text":"c"},{"type":"text","text":"{\\"title\\":\\"Dune\\",\\"price\\":9.90}"},{"type":"image","data":"Aw==","mimeType":"image/bmp"} |
                    mixedArray   | PNG,{"type":"text","text":"a"} |
                    anything     | {"type":"text","text":"{\\"title\\":\\"Dune\\",\\"price\\":9.90}"},PNG |
                    picture      | {"type":"image","data":"AQI=","mimeType":"image/bmp"} |
                    photos       | {"type":"image","data":"Aw==","mimeType":"image/bmp"},{"type":"image","data":"Aw==","mimeType":"image/bmp"} |
                    perhaps      | {"type":"image","data":"Aw==","mimeType":"image/bmp"} |
                    nothing      | `` |
                    words        | {"type":"text","text":"a\\n\\"b\\""} | {"result":"a\\n\\"b\\""}
                    emptyText    | {"type":"text","text":""} | {"result":""}
                    noText       | `` | {}
                    json         | {"type":"text","text":"{\\"a\\":1}"} | {"result":"{\\"a\\":1}"}
                    whole        | {"type":"text","text":"3"} | {"result":3}
                    real         | {"type":"text","text":"3.0"} | {"result":3.0}
                    large        | {"type":"text","text":"9223372036854775807"} | {"result":9223372036854775807}
                    larger       | {"type":"text","text":"10000000000000000000000000000000000000001"} | {"result":10000000000000000000000000000000000000001}
                    exact        | {"type":"text","text":"0.1234567890123456789012345678901234567890"} | {"result":0.1234567890123456789012345678901234567890}
                    several      | {"type":"text","text":"1.10"},{"type":"text","text":"100000000000000000000.5"} | {"result":[1.10,100000000000000000000.5]}
                    truth        | {"type":"text","text":"true"} | {"result":true}
                    table        | {"type":"text","text":"a"},{"type":"text","text":"b"},{"type":"text","text":"c"} | {"result":[["a","b"],[],["c"]]}
                    book         | {"type":"text","text":"{\\"title\\":\\"Dune\\",\\"price\\":9.90}"} | {"title":"Dune","price":9.90}
                    books        | {"type":"text","text":"{\\"title\\":\\"Dune\\",\\"price\\":9.90}"} | {"result":[{"title":"Dune","price":9.90}]}
                    stock        | {"type":"text","text":"{\\"Dune\\":2}"} | {"Dune":2}
                    object       | {"type":"text","text":"{\\"a\\":1.1}"} | {"a":1.1}
                    off          | {"type":"text","text":"{\\"title\\":\\"Dune\\",\\"price\\":9.90}"} |
                    on           | {"type":"text","text":"a"},{"type":"text","text":"1"} | {"result":["a",1]}
                    built        | {"type":"text","text":"a"},PNG,{"type":"text","text":"b"} | {"title":"Dune","price":9.90}
                    structuredAlone | {"type":"text","text":"{\\"n\\":1}"} | {"n":1}
                    typed        | {"type":"text","text":"a"} | {"title":"Dune","price":9.90}
                    results      | {"type":"text","text":"a"},PNG |
                    """)
    void result_in_every_revision(String tool, String content, String structured) {
        String blocks = "\"content\":[%s]".formatted(content.replace("PNG", PNG));
        String both = structured == null ? blocks : blocks + ",\"structuredContent\":" + structured;
        assertThat(call(tool, Revision.V2024_11_05)).isEqualTo("{" + blocks + "}");
        assertThat(call(tool, Revision.V2025_03_26)).isEqualTo("{" + blocks + "}");
        assertThat(call(tool, Revision.V2025_06_18)).isEqualTo("{" + both + "}");
        assertThat(call(tool, Revision.V2025_11_25)).isEqualTo("{" + both + "}");
        assertThat(call(tool, Revision.V2026_07_28)).isEqualTo(modern(both, ""));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    number       | five | 5
                    nothingAtAll | null | null
                    """)
    void structure_that_is_no_object_is_wrapped_where_only_objects_are_known(
            String tool, String text, String structured) {
        String blocks = "\"content\":[{\"type\":\"text\",\"text\":\"%s\"}]".formatted(text);
        assertThat(call(tool, Revision.V2025_03_26)).isEqualTo("{" + blocks + "}");
        assertThat(call(tool, Revision.V2025_06_18))
                .isEqualTo("{%s,\"structuredContent\":{\"result\":%s}}", blocks, structured);
        assertThat(call(tool, Revision.V2025_11_25))
                .isEqualTo("{%s,\"structuredContent\":{\"result\":%s}}", blocks, structured);
        assertThat(call(tool, Revision.V2026_07_28))
                .isEqualTo(modern(blocks + ",\"structuredContent\":" + structured, ""));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "failed, no",
        "missing, Error executing tool missing",
        "empty, Error executing tool empty: no pixels",
        "reserved, Error executing tool reserved",
    })
    void failure_has_no_structure(String tool, String text) {
        String failed =
                "\"content\":[{\"type\":\"text\",\"text\":\"%s\"}],\"isError\":true"
                        .formatted(text);
        assertThat(call(tool, Revision.V2025_06_18)).isEqualTo("{" + failed + "}");
        assertThat(call(tool, Revision.V2026_07_28)).isEqualTo(modern(failed, ""));
    }

    @Test
    void words_beside_a_result_keep_their_place() {
        String blocks = "\"content\":[{\"type\":\"text\",\"text\":\"a\"}]";
        for (Revision revision : List.of(Revision.V2024_11_05, Revision.V2025_11_25)) {
            assertThat(call("meta", revision))
                    .isEqualTo("{" + blocks + ",\"_meta\":{\"shop.example/id\":7}}");
        }
        assertThat(call("meta", Revision.V2026_07_28))
                .isEqualTo(modern(blocks, "\"shop.example/id\":7,"));
    }

    @Test
    void kinds_that_a_revision_does_not_know_become_others() {
        String sound = "{\"type\":\"audio\",\"data\":\"AQI=\",\"mimeType\":\"audio/wav\"}";
        assertThat(call("sound", Revision.V2024_11_05))
                .isEqualTo(
                        "{\"content\":[{\"type\":\"resource\",\"resource\":{\"uri\":\"urn:uuid:0cb988d0-42a7-328d-95fe-2b55b3f5ac7a\",\"mimeType\":\"audio/wav\",\"blob\":\"AQI=\"}}]}");
        assertThat(call("sound", Revision.V2025_03_26)).isEqualTo("{\"content\":[" + sound + "]}");
        String text = "{\"content\":[{\"type\":\"text\",\"text\":\"n: a:b\"}]}";
        assertThat(call("link", Revision.V2024_11_05)).isEqualTo(text);
        assertThat(call("link", Revision.V2025_03_26)).isEqualTo(text);
        assertThat(call("link", Revision.V2025_06_18))
                .isEqualTo(
                        "{\"content\":[{\"type\":\"resource_link\",\"uri\":\"a:b\",\"name\":\"n\",\"description\":\"d\",\"mimeType\":\"x/y\"}]}");
    }
}
