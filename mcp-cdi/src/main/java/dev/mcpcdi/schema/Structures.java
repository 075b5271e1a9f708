package dev.mcpcdi.schema;

import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Makes the models of results with structured content, which is always an object. */
final class Structures {

    private final Json json;

    Structures(Json json) {
        this.json = json;
    }

    /** A result that is an object, or the one member of one. */
    ResultModel of(String tool, TypeModel model, TypeUse use) {
        SchemaWriter writer = new SchemaWriter(json, SchemaWriter.Direction.OUTPUT);
        TypeModel bare =
                model instanceof ConstrainedModel constrained ? constrained.inner() : model;
        if (bare instanceof ObjectModel object) {
            return whole(model, writer.root(object.inline(writer)));
        }
        if (bare instanceof VariantModel variants) {
            return whole(model, writer.root(variants.inline(writer)));
        }
        JsonObject own = model.schema(writer);
        if (bare instanceof MapModel || own.equals(json.type("object"))) {
            String title = tool + "DictOutput";
            return whole(model, writer.root(json.object(own).add("title", title).build()));
        }
        return wrapped(wrapper(model, use), tool + "Output");
    }

    private static ResultModel whole(TypeModel model, JsonObject schema) {
        return new Result(
                schema, value -> (JsonObject) Values.write(model, value, Writing.root()), false);
    }

    private ResultModel wrapped(Property result, String title) {
        SchemaWriter writer = new SchemaWriter(json, SchemaWriter.Direction.OUTPUT);
        JsonObject schema = new Properties(json, List.of(result)).schema(writer, title);
        return new Result(writer.root(schema), value -> wrap(result, value), true);
    }

    private JsonObject wrap(Property result, Object value) {
        JsonObjectBuilder object = json.object();
        result.write(value, object, Writing.wrapper());
        return object.build();
    }

    /** What is no object becomes the one member of one; null is left out, as of any member. */
    private static Property wrapper(TypeModel model, TypeUse use) {
        return new Property(
                Result.MEMBER,
                new Property.Words("Result", false, Optional.empty(), Optional.empty()),
                model,
                Optional.empty(),
                use.raw().isPrimitive() || use.constraints().notNull());
    }
}
