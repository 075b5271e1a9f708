package dev.mcpcdi.invoke;

import dev.mcpcdi.ResourceContents;
import dev.mcpcdi.ResourceResult;
import dev.mcpcdi.model.ResourceDefinition;
import dev.mcpcdi.schema.ResultModel;
import jakarta.json.JsonValue;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Turns what a resource returned into contents.
 *
 * @param uri the URI that was read
 * @param definition what is listed
 * @param any the model of a value known only by its own class
 */
record ResourceEncoder(String uri, ResourceDefinition definition, ResultModel any)
        implements Encoder {

    @Override
    public Outcome encode(Object value) {
        try {
            List<ResourceContents> contents = contents(value);
            return contents.isEmpty()
                    ? Outcome.Unread.unknown(uri)
                    : new Outcome.OfResource(
                            contents.stream().map(this::complete).toList(), definition.policy());
        } catch (NoSuchFileException missing) {
            return Outcome.Unread.unknown(uri);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** None if there is no such resource. */
    private List<ResourceContents> contents(Object value) throws IOException {
        if (value instanceof ResourceResult result) {
            return result.contents();
        } else if (value instanceof Optional<?> optional) {
            return contents(optional.orElse(null));
        } else if (value instanceof Collection<?> elements && areContents(elements)) {
            return elements.stream().map(ResourceContents.class::cast).toList();
        }
        return value == null ? List.of() : List.of(one(value));
    }

    private static boolean areContents(Collection<?> elements) {
        return !elements.isEmpty()
                && !(elements instanceof JsonValue)
                && elements.stream().allMatch(ResourceContents.class::isInstance);
    }

    private ResourceContents one(Object value) throws IOException {
        if (value instanceof ResourceContents contents) {
            return contents;
        } else if (value instanceof String text) {
            return ResourceContents.text(text);
        } else if (value instanceof byte[] bytes) {
            return ResourceContents.blob(bytes);
        } else if (value instanceof InputStream stream) {
            try (stream) {
                return MediaTypes.contents(stream.readAllBytes(), definition.mimeType());
            }
        } else if (value instanceof Path path) {
            return MediaTypes.contents(
                    Files.readAllBytes(path),
                    definition.mimeType().or(() -> MediaTypes.ofFile(path)));
        }
        return ResourceContents.text(any.write(value).json().toString());
    }

    private ResourceContents complete(ResourceContents contents) {
        String here = contents.uri() == null ? uri : contents.uri();
        String type =
                contents.mimeType() == null
                        ? definition.mimeType().orElse(null)
                        : contents.mimeType();
        if (contents instanceof ResourceContents.Blob blob) {
            return new ResourceContents.Blob(here, type, blob.blob());
        }
        return new ResourceContents.Text(here, type, ((ResourceContents.Text) contents).text());
    }
}
