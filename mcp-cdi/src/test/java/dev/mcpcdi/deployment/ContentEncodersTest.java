package dev.mcpcdi.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mcpcdi.Content;
import dev.mcpcdi.Tool;
import dev.mcpcdi.Tool.StructuredOutput;
import dev.mcpcdi.ToolResult;
import dev.mcpcdi.spi.ContentEncoder;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Mistakes in what the application makes content of, and in types it gives by hand. */
class ContentEncodersTest {

    static class Picture {}

    @ApplicationScoped
    static class Pictures implements ContentEncoder<Picture> {
        @Override
        public List<Content> encode(Picture value) {
            return List.of();
        }
    }

    @ApplicationScoped
    static class OtherPictures implements ContentEncoder<Picture> {
        @Override
        public List<Content> encode(Picture value) {
            return List.of();
        }
    }

    @ApplicationScoped
    static class Texts implements ContentEncoder<String> {
        @Override
        public List<Content> encode(String value) {
            return List.of();
        }
    }

    @ApplicationScoped
    static class Images implements ContentEncoder<Content.Image> {
        @Override
        public List<Content> encode(Content.Image value) {
            return List.of();
        }
    }

    @ApplicationScoped
    static class Gallery {
        @Tool(description = "d")
        Picture show() {
            return new Picture();
        }
    }

    @ApplicationScoped
    static class Structured {
        @Tool(description = "d", structuredOutput = StructuredOutput.ON)
        List<Picture> show() {
            return List.of();
        }
    }

    @ApplicationScoped
    static class Misnamed {
        @Tool(description = "d", outputType = Integer.class)
        String count() {
            return "";
        }

        @Tool(description = "d", outputType = Integer.class)
        ToolResult right() {
            return ToolResult.text("1").withStructuredContent(1);
        }
    }

    @Test
    void one_bean_makes_content_of_a_type() {
        assertThat(Deployment.mistakes(Gallery.class, Pictures.class, OtherPictures.class))
                .containsExactly(
                        "MCPCDI-0324: Several beans make content of Picture: dev.mcpcdi.deployment.ContentEncodersTest$OtherPictures and dev.mcpcdi.deployment.ContentEncodersTest$Pictures. One does. Keep one, or make one an @Alternative with a @Priority.");
    }

    @Test
    void types_with_a_form_of_their_own_have_none() {
        assertThat(Deployment.mistakes(Gallery.class, Pictures.class, Texts.class, Images.class))
                .containsExactlyInAnyOrder(
                        "MCPCDI-0324: Texts makes content of String, which has a form that is the same everywhere. Make it of a class of your own that holds it.",
                        "MCPCDI-0324: Images makes content of Image, which has a form that is the same everywhere. Make it of a class of your own that holds it.");
    }

    @Test
    void type_without_an_encoder_is_a_mistake() {
        assertThat(Deployment.mistakes(Gallery.class))
                .singleElement()
                .asString()
                .startsWith("MCPCDI-0301: ContentEncodersTest.Gallery.show returns Picture, ");
    }

    @Test
    void content_has_no_structure() {
        assertThat(Deployment.mistakes(Structured.class, Pictures.class))
                .singleElement()
                .asString()
                .endsWith(
                        "ContentEncodersTest.Structured.show returns List, which has no structured form. Return a record, a bean or another type that has a JSON form, or leave out structuredOutput = ON.");
    }

    @Test
    void output_type_is_that_of_a_tool_result() {
        assertThat(Deployment.mistakes(Misnamed.class))
                .containsExactly(
                        "MCPCDI-0323: Tool method Misnamed.count() has the outputType Integer but returns String, which is listed itself. Leave out outputType, or return a ToolResult.");
    }
}
