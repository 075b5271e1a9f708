package dev.mcpcdi.schema;

import dev.mcpcdi.schema.ConstraintSource.Unfit;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;

/**
 * Says what the container found wrong with arguments as the model of the method says it.
 *
 * @param method the method
 * @param positions the position of the parameter that each property is
 */
record Refusals(ConstraintSource constraints, Method method, List<Integer> positions) {

    /** Empty if the container found nothing wrong with the arguments. */
    Optional<InvalidArgumentsException> of(
            Throwable thrown, String title, Properties properties, JsonObject sent) {
        List<Unfit> unfit = constraints.unfit(method, thrown);
        if (unfit.isEmpty() || unfit.stream().anyMatch(one -> !isOfArgument(one))) {
            return Optional.empty();
        }
        Reading reading = Reading.root();
        for (Unfit one : unfit) {
            fail(one, properties, new Place(reading, sent, null));
        }
        return Optional.of(InvalidArgumentsException.of(title, reading.violations()));
    }

    /** A parameter that is no argument is no fault of the client's. */
    private boolean isOfArgument(Unfit one) {
        return one.way().isEmpty() || positions.contains(one.way().get(0));
    }

    private void fail(Unfit one, Properties properties, Place root) {
        Place place = root;
        for (int i = 0; i < one.way().size(); i++) {
            Object step = one.way().get(i);
            if (i == 0) {
                Property property = properties.all().get(positions.indexOf(step));
                place = place.at(property.name(), property.model());
            } else {
                place = place.below(step);
            }
        }
        String text = "Value error, " + ValueText.escaped(one.text());
        place.reading().fail("value_error", text, place.value());
    }

    /**
     * A place in what was sent.
     *
     * @param value what stands there; null if nothing
     * @param model what is meant by it; null if that is not known
     */
    private record Place(Reading reading, JsonValue value, TypeModel model) {

        Place {
            value = value == null ? JsonValue.NULL : value;
        }

        Place below(Object step) {
            TypeModel type = bare(model);
            if (type instanceof ObjectModel object) {
                Optional<Property> member = object.property(step.toString());
                return member.map(found -> at(found.name(), found.model()))
                        .orElseGet(() -> at(step.toString(), null));
            }
            if (type instanceof MapModel map) {
                return at(step.toString(), map.values());
            }
            return type instanceof ListModel list && step instanceof Integer index
                    ? at(index, list.elements())
                    : at(step.toString(), null);
        }

        private static TypeModel bare(TypeModel model) {
            if (model instanceof NullableModel nullable) {
                return bare(nullable.inner());
            }
            if (model instanceof GivenModel given) {
                return bare(given.inner());
            }
            return model instanceof ConstrainedModel constrained
                    ? bare(constrained.inner())
                    : model;
        }

        Place at(String name, TypeModel type) {
            JsonValue below = value instanceof JsonObject object ? object.get(name) : null;
            return new Place(reading.at(name), below, type);
        }

        private Place at(int index, TypeModel type) {
            boolean isThere = value instanceof JsonArray array && index < array.size();
            JsonValue below = isThere ? value.asJsonArray().get(index) : null;
            return new Place(reading.at(index), below, type);
        }
    }
}
