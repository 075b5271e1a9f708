package dev.mcpcdi.extension;

import dev.mcpcdi.Icon;
import dev.mcpcdi.MetaField;
import dev.mcpcdi.model.Decoration;
import dev.mcpcdi.problem.ProblemCode;
import dev.mcpcdi.problem.Problems;
import jakarta.json.JsonArray;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonException;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonReader;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads the icons and meta fields of methods, and finds the mistakes in them. */
final class Decorations {

    /** 2025-11-25, Base Protocol, _meta. */
    private static final Pattern KEY =
            Pattern.compile(
                    "(LABEL(\\.LABEL)*/)?([A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?)"
                            .replace("LABEL", "[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])?"));

    private static final Pattern RESERVED =
            Pattern.compile("[^./]+\\.(modelcontextprotocol|mcp)[./].*");

    private final JsonProvider provider;
    private final JsonBuilderFactory json;
    private final Problems problems;

    Decorations(JsonProvider provider, Problems problems) {
        this.provider = provider;
        this.json = provider.createBuilderFactory(Map.of());
        this.problems = problems;
    }

    Decoration of(BeanMethod method) {
        return new Decoration(icons(method), meta(method));
    }

    private Optional<JsonArray> icons(BeanMethod method) {
        Set<Icon> icons = method.annotated().getAnnotations(Icon.class);
        JsonArrayBuilder all = json.createArrayBuilder();
        for (Icon icon : icons) {
            if (!icon.src().startsWith("https:") && !icon.src().startsWith("data:")) {
                add(
                        ProblemCode.BAD_ICON,
                        method,
                        "has an icon at \"%s\". Clients take icons from https: and data: URIs only. Correct @Icon(src = ...)."
                                .formatted(icon.src()));
            }
            all.add(icon(icon));
        }
        return icons.isEmpty() ? Optional.empty() : Optional.of(all.build());
    }

    private JsonObjectBuilder icon(Icon icon) {
        JsonObjectBuilder object = json.createObjectBuilder().add("src", icon.src());
        Texts.given(icon.mimeType()).ifPresent(type -> object.add("mimeType", type));
        if (icon.sizes().length > 0) {
            JsonArrayBuilder sizes = json.createArrayBuilder();
            for (String size : icon.sizes()) {
                sizes.add(size);
            }
            object.add("sizes", sizes);
        }
        if (icon.theme() != Icon.Theme.ANY) {
            object.add("theme", icon.theme().name().toLowerCase(Locale.ROOT));
        }
        return object;
    }

    private Optional<JsonObject> meta(BeanMethod method) {
        JsonObjectBuilder meta = json.createObjectBuilder();
        for (MetaField field : method.annotated().getAnnotations(MetaField.class)) {
            String key = field.prefix() + field.name();
            if (!KEY.matcher(key).matches() || RESERVED.matcher(key).matches()) {
                add(
                        ProblemCode.BAD_META_FIELD,
                        method,
                        "has the meta field \"%s\". A key is a name of letters, digits, \"-\", \"_\" and \".\", with a prefix such as com.example/ or none, and prefixes of MCP itself are reserved. Correct the @MetaField."
                                .formatted(key));
            }
            try {
                meta.add(key, value(field));
            } catch (IllegalArgumentException | JsonException e) {
                add(
                        ProblemCode.BAD_META_FIELD,
                        method,
                        "has the meta field \"%s\" of the type %s, but its value is \"%s\". Correct the @MetaField."
                                .formatted(key, field.type(), field.value()));
            }
        }
        JsonObject all = meta.build();
        return all.isEmpty() ? Optional.empty() : Optional.of(all);
    }

    private JsonValue value(MetaField field) {
        String text = field.value();
        return switch (field.type()) {
            case STRING -> provider.createValue(text);
            case INT -> provider.createValue(Long.parseLong(text));
            case BOOLEAN -> bool(text);
            case JSON -> parsed(text);
        };
    }

    private static JsonValue bool(String text) {
        return switch (text) {
            case "true" -> JsonValue.TRUE;
            case "false" -> JsonValue.FALSE;
            default -> throw new IllegalArgumentException(text);
        };
    }

    private JsonValue parsed(String text) {
        try (JsonReader reader = provider.createReader(new StringReader(text))) {
            return reader.readValue();
        }
    }

    private void add(ProblemCode code, BeanMethod method, String rest) {
        problems.add(
                code, method.origin(), method.role().title() + " " + method.subject() + " " + rest);
    }
}
