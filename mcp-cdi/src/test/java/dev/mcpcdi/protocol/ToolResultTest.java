package dev.mcpcdi.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Content;
import dev.mcpcdi.model.ServerIdentity;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Results of tools in the words of each revision. */
class ToolResultTest {

    private static final byte[] BYTES = {1, 2, 3};

    private final JsonProvider json = JsonProvider.provider();
    private final Results results =
            new Results(
                    new ServerIdentity(
                            "s",
                            "1",
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty()),
                    json,
                    Caching.NONE);

    @ParameterizedTest
    @EnumSource(Revision.class)
    void blocks_that_all_revisions_know(Revision revision) {
        assertThat(block(new Content.Text("t"), revision))
                .isEqualTo(parse("{'type':'text','text':'t'}"));
        assertThat(block(new Content.Image(BYTES, "image/png"), revision))
                .isEqualTo(parse("{'type':'image','data':'AQID','mimeType':'image/png'}"));
        assertThat(block(new Content.EmbeddedText("a:b", "text/plain", "t"), revision))
                .isEqualTo(
                        parse(
                                "{'type':'resource','resource':"
                                        + "{'uri':'a:b','mimeType':'text/plain','text':'t'}}"));
        assertThat(block(new Content.EmbeddedBlob("a:b", null, BYTES), revision))
                .isEqualTo(parse("{'type':'resource','resource':{'uri':'a:b','blob':'AQID'}}"));
    }

    @ParameterizedTest
    @EnumSource(value = Revision.class, names = "V2024_11_05", mode = EnumSource.Mode.EXCLUDE)
    void sound_is_a_block_of_its_own(Revision revision) {
        assertThat(block(new Content.Audio(BYTES, "audio/wav"), revision))
                .isEqualTo(parse("{'type':'audio','data':'AQID','mimeType':'audio/wav'}"));
    }

    @Test
    void sound_is_a_resource_in_2024_11_05() {
        assertThat(block(new Content.Audio(BYTES, "audio/wav"), Revision.V2024_11_05))
                .isEqualTo(
                        parse(
                                "{'type':'resource','resource':{"
                                        + "'uri':'urn:uuid:5289df73-7df5-3326-bcdd-22597afb1fac',"
                                        + "'mimeType':'audio/wav','blob':'AQID'}}"));
    }

    @ParameterizedTest
    @EnumSource(
            value = Revision.class,
            names = {"V2025_06_18", "V2025_11_25", "V2026_07_28"})
    void link_to_a_resource(Revision revision) {
        assertThat(block(new Content.ResourceLink("a:b", "n", "d", "text/csv"), revision))
                .isEqualTo(
                        parse(
                                "{'type':'resource_link','uri':'a:b','name':'n',"
                                        + "'description':'d','mimeType':'text/csv'}"));
        assertThat(block(new Content.ResourceLink("a:b", "n", null, null), revision))
                .isEqualTo(parse("{'type':'resource_link','uri':'a:b','name':'n'}"));
    }

    @ParameterizedTest
    @EnumSource(
            value = Revision.class,
            names = {"V2024_11_05", "V2025_03_26"})
    void link_to_a_resource_is_text_before_2025_06_18(Revision revision) {
        assertThat(block(new Content.ResourceLink("a:b", "n", "d", "text/csv"), revision))
                .isEqualTo(parse("{'type':'text','text':'n: a:b'}"));
    }

    @Test
    void structure_that_is_no_object_is_wrapped_before_2026_07_28() {
        assertThat(structured(json.createValue(5), Revision.V2025_11_25))
                .isEqualTo(parse("{'result':5}"));
        assertThat(structured(json.createValue(5), Revision.V2026_07_28))
                .isEqualTo(json.createValue(5));
        assertThat(structured(JsonValue.NULL, Revision.V2026_07_28)).isEqualTo(JsonValue.NULL);
    }

    private JsonValue structured(JsonValue value, Revision revision) {
        return results.calls()
                .tool(List.of(), Optional.of(value), false, Optional.empty(), revision)
                .get("structuredContent");
    }

    private JsonObject block(Content content, Revision revision) {
        return results.calls()
                .tool(List.of(content), Optional.empty(), false, Optional.empty(), revision)
                .getJsonArray("content")
                .getJsonObject(0);
    }

    private JsonObject parse(String text) {
        try (JsonReader reader = json.createReader(new StringReader(text.replace('\'', '"')))) {
            return reader.readObject();
        }
    }
}
